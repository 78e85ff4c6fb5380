import type { PageProps } from "gatsby";
import { Component, type ReactNode } from "react";
import { required } from "../../lib/required";
import { ErrorScreen } from "./ErrorScreen";

interface PageErrorBoundaryProps extends Pick<PageProps<Queries.ErrorPageQuery>, "data"> {
  children: ReactNode;
}

/** Shows the error screen in place of a page that throws. */
export class PageErrorBoundary extends Component<PageErrorBoundaryProps> {
  override state = { hasThrown: false };

  static getDerivedStateFromError() {
    return { hasThrown: true };
  }

  override render() {
    const { data, children } = this.props;
    return this.state.hasThrown ? <ErrorScreen site={required(data.site, "site.json")} /> : children;
  }
}
