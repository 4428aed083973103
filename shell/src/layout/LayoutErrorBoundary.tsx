import { Component, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** Rendered instead after an error; nothing by default. */
  fallback?: ReactNode;
}

/**
 * Isolates errors of a part of the shell. React's root reports them like all caught errors. Without it, React would
 * unmount the whole page because of one broken menu entry.
 */
export class LayoutErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
