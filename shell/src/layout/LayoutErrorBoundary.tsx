import { Component, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** Stands in its place when it throws; nothing does unless said otherwise. */
  otherwise?: ReactNode;
}

/**
 * The place of a part of the shell's own. What throws in it is reported by React's root like everything that a boundary
 * catches, and takes nothing else with it: without one, React empties the whole page, and a remote that works goes for
 * an entry of the menu that does not.
 */
export class LayoutErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.otherwise : this.props.children;
  }
}
