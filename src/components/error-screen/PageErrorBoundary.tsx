import { Component, type ReactNode } from "react";
import { required } from "../../lib/required";
import { ErrorScreen } from "./ErrorScreen";

/** What the query of every page selects. */
export interface SiteData {
  site: Queries.ErrorScreenFragment | null;
}

interface PageErrorBoundaryProps {
  data: SiteData;
  children: ReactNode;
}

/** Shows the error screen in place of a page that throws, under `gatsby develop`, where React renders the whole page. */
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
