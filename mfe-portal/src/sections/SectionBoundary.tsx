import { ErrorState } from '@skal/shared-ui';
import { Component, type ReactNode } from 'react';
import { frame } from '../content/frame.ts';

/** Keeps the failure of one section inside it: the sidebar and every other section stay usable. */
export class SectionBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  retry = () => this.setState({ failed: false });

  override render() {
    return this.state.failed ? <ErrorState {...frame.failed} onRetry={this.retry} /> : this.props.children;
  }
}
