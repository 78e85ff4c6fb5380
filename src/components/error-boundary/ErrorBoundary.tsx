import type { GatsbyBrowser } from "gatsby";
import { Component, type ReactNode } from "react";
import { ErrorScreen } from "./ErrorScreen";

/**
 * Renders its children, or the error screen if they throw. Once it has failed, it stays so: any link of the site loads
 * a new document (docs/architecture.md).
 */
class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  /** Logs the error. React would do it, but Gatsby prevents that. */
  override componentDidCatch(error: unknown) {
    console.error(error);
  }

  override render() {
    return this.state.failed ? <ErrorScreen /> : this.props.children;
  }
}

/** Wraps Gatsby's own root in the error boundary: Gatsby itself throws if a page's data file is incomplete. */
export const wrapRootElement: NonNullable<GatsbyBrowser["wrapRootElement"]> = ({ element }) => (
  <ErrorBoundary>{element}</ErrorBoundary>
);
