import { Component, type ReactNode } from "react";

interface LastGoodPageProps {
  /** Another one for each draft. */
  page: ReactNode;
}

/** Shows a page, or the one before if that cannot be rendered: until the next. */
export class LastGoodPage extends Component<LastGoodPageProps, { page: ReactNode; failed: boolean }> {
  override state = { page: this.props.page, failed: false };
  private lastGood: ReactNode = null;

  static getDerivedStateFromProps({ page }: LastGoodPageProps, state: { page: ReactNode }) {
    return page === state.page ? null : { page, failed: false };
  }

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidMount() {
    this.componentDidUpdate();
  }

  override componentDidUpdate() {
    if (!this.state.failed) this.lastGood = this.state.page;
  }

  override render() {
    return this.state.failed ? this.lastGood : this.state.page;
  }
}
