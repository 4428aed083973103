import { Component, createElement, type ReactNode, Suspense, useDeferredValue } from 'react';
import type { LazyResource } from './resource.ts';
import { useResourceStatus } from './useResourceStatus.ts';

/**
 * Draws a way out.
 * @param retry tries once more
 * @param reload loads the page again; only after two failures, when the files of this tab's release may be gone
 */
export type RenderFailure = (retry: () => void, reload?: () => void) => ReactNode;

/** After so many failures in a row another attempt is not likely to help (issue 38, line 34). */
const MANY_FAILURES = 2;

const reloadPage = () => location.reload();

/** The way out by a reload, for what has failed so often. */
export const reloadAfter = (failures: number): (() => void) | undefined =>
  failures < MANY_FAILURES ? undefined : reloadPage;

interface LateProps<T> {
  /** What comes later. Another one is another `key` of this element. */
  resource: LazyResource<T>;
  /** Stands here until it is there. */
  waiting?: ReactNode;
  /** Stands here when it does not come, or breaks once it is there. */
  failed: RenderFailure;
  onError?: (error: unknown) => void;
  /** Draws what came. */
  children: (loaded: T) => ReactNode;
}

/**
 * The place of a part of the page whose code comes later: the part, or what stands in for it, or a way out. Whatever
 * goes wrong in it stays in it: everything around it goes on.
 */
export function Lazy<T>({ resource, waiting, failed, onError, children }: LateProps<T>): ReactNode {
  // Without JSX: manifests are read in Node, and with them what they import of this package.
  const loaded = createElement(Loaded<T>, { resource, waiting, children });
  return createElement(Boundary, { resource, failed, onError }, createElement(Suspense, { fallback: waiting }, loaded));
}

/**
 * Follows the resource by itself: React keeps back what takes a fallback's place for 300 ms since the last one, and a
 * page of a part in a part of a frame would wait for that three times. Suspense stands around it for a page that comes
 * from its HTML: there a resource counts as ready, and the HTML stays until it is.
 */
function Loaded<T>({ resource, waiting, children }: Pick<LateProps<T>, 'resource' | 'waiting' | 'children'>) {
  const now = useResourceStatus(resource);
  // What a store tells is drawn at one go, a page in a quarter of a second on a slow phone: this way it is drawn in slices.
  const inSlices = useDeferredValue(now);
  // A failure is no page: thrown within slices it would be tried at one go before its boundary hears of it.
  const status = now === 'failed' ? now : inSlices;
  if (status === 'idle') void resource.load();
  const isAwaited = status === 'idle' || status === 'loading' || (status === 'failed' && resource.keepsContent);
  return isAwaited ? waiting : children(resource.readOrSuspend());
}

interface BoundaryProps extends Pick<LateProps<unknown>, 'resource' | 'failed' | 'onError'> {
  children?: ReactNode;
}

class Boundary extends Component<BoundaryProps, { failed: boolean; broken: number }> {
  /** `broken` counts what the part threw once it was there, which its resource does not know of. */
  override state = { failed: false, broken: 0 };

  /** The failure is older than this place, a prefetch's for one: somebody who comes now has not tried yet. */
  private failedBefore = this.props.resource.status() === 'failed';
  private unsubscribe = () => {};

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidMount() {
    // Tried again by somebody else, or there after its deadline: neither takes a click here.
    this.unsubscribe = this.props.resource.subscribe(() => {
      if (this.props.resource.status() !== 'failed') this.setState({ failed: false });
    });
    if (this.failedBefore) this.retry();
  }

  override componentWillUnmount() {
    this.unsubscribe();
  }

  override componentDidCatch(error: unknown) {
    if (this.props.resource.status() === 'ready') this.setState(({ broken }) => ({ broken: broken + 1 }));
    this.props.onError?.(error);
  }

  retry = () => {
    this.props.resource.retry();
    this.setState({ failed: false });
  };

  override render() {
    const { failed, broken } = this.state;
    if (!failed) return this.props.children;
    return this.props.failed(this.retry, reloadAfter(Math.max(broken, this.props.resource.failures())));
  }
}
