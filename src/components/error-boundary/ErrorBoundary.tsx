import { Component, type ReactNode } from "react";
import { ErrorScreen } from "./ErrorScreen";

/**
 * Shows the error screen in place of what could not be rendered. React itself logs the error, once. There is no way back
 * but a fresh load: pages are left by ordinary links (docs/decisions.md).
 */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <ErrorScreen /> : this.props.children;
  }
}
