import { Component, createElement, Fragment, type ReactNode, Suspense, use, useDeferredValue } from 'react';
import { HiddenScreenContext } from './hiddenScreen.ts';
import type { LazyResource } from './resource.ts';
import { useResourceStatus } from './useResourceStatus.ts';

/**
 * Renders the error fallback.
 * @param retry tries again
 * @param reload reloads the page; only after two failures, when the files of this tab's release may be gone
 */
export type RenderFailure = (retry: () => void, reload?: () => void) => ReactNode;

/** After this many consecutive failures another attempt is unlikely to help. */
const RELOAD_AFTER_FAILURES = 2;

const reloadPage = () => location.reload();

/** Returns a function that reloads the page, if there have been that many failures. */
export const reloadAfter = (failures: number): (() => void) | undefined =>
  failures < RELOAD_AFTER_FAILURES ? undefined : reloadPage;

interface LazyProps<T> {
  /** The lazy part. Use it as the `key` of this element, too. */
  resource: LazyResource<T>;
  /** Rendered while it loads. */
  waiting?: ReactNode;
  /** Rendered if it does not load, or throws after that; above the HTML of a first page, which stays. */
  failed: RenderFailure;
  onError?: (error: unknown) => void;
  /** Renders the loaded part. */
  children: (loaded: T) => ReactNode;
}

/**
 * Renders a lazily loaded part of the page, its fallback, or an error. Errors in the part do not affect anything around
 * it.
 */
export function Lazy<T>({ resource, waiting, failed, onError, children }: LazyProps<T>): ReactNode {
  // Without JSX: Node reads manifests, and with them this module.
  const loaded = createElement(Loaded<T>, { resource, waiting, children });
  return createElement(Boundary, { resource, failed, onError }, createElement(Suspense, { fallback: waiting }, loaded));
}

/**
 * Subscribes to the resource itself: React delays replacing a fallback for 300 ms after the previous one, which would
 * add up for nested parts. Suspense is used only for a prerendered page: there a resource counts as ready, and the HTML
 * stays until it is.
 */
function Loaded<T>({ resource, waiting, children }: Pick<LazyProps<T>, 'resource' | 'waiting' | 'children'>) {
  const now = useResourceStatus(resource);
  // Store updates render synchronously, a page takes 250 ms on a slow phone. Deferred, the render is interruptible.
  const deferred = useDeferredValue(now);
  // An error is not deferred: React would retry it synchronously before its boundary gets it.
  const status = now === 'failed' ? now : deferred;
  if (status === 'idle') void resource.load();
  // A hidden part is not subscribed, so Suspense waits for it.
  if (use(HiddenScreenContext).isHidden) return children(resource.readOrSuspend());
  // Its boundary shows the failure.
  if (status === 'failed' && isKept(resource)) return null;
  const isAwaited = status === 'idle' || status === 'loading' || (status === 'failed' && resource.keepsContent);
  return isAwaited ? waiting : children(resource.readOrSuspend());
}

/** Whether a failure leaves the HTML of the first page as it is, and is shown beside it. */
const isKept = ({ keepsContent, isSilent }: LazyResource<unknown>) => keepsContent && !isSilent;

interface BoundaryProps extends Pick<LazyProps<unknown>, 'resource' | 'failed' | 'onError'> {
  children?: ReactNode;
}

class Boundary extends Component<BoundaryProps, { failed: boolean; isStuck: boolean; broken: number }> {
  /**
   * `broken` counts errors of the loaded part, which its resource does not know. `isStuck`: the server's HTML is shown, and
   * its code has not loaded.
   */
  override state = { failed: false, isStuck: false, broken: 0 };

  private unsubscribe = () => {};

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidMount() {
    // Another retry, or a late success, needs no click here.
    this.unsubscribe = this.props.resource.subscribe(() => {
      const { resource } = this.props;
      if (resource.status() !== 'failed') this.setState({ failed: false, isStuck: false });
      else if (isKept(resource)) this.setState({ isStuck: true });
    });
    // It failed before this element was shown, for example in a prefetch, so the visitor has not tried yet.
    if (this.props.resource.status() === 'failed') this.retry();
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
    const { failed, isStuck, broken } = this.state;
    const notice = () => this.props.failed(this.retry, reloadAfter(Math.max(broken, this.props.resource.failures())));
    if (failed) return notice();
    // The same element as before, so that React keeps HTML that is not hydrated.
    return createElement(Fragment, null, isStuck ? notice() : null, this.props.children);
  }
}
