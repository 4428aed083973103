/**
 * Browser APIs that jsdom lacks. There is no layout: sizes are zero, nothing intersects and no media query matches until a test
 * sets it.
 */

const media = new Map<string, boolean>();
const mediaLists = new Set<MediaQueryListStub>();
const intersectionObservers = new Set<IntersectionObserverStub>();

class MediaQueryListStub extends EventTarget implements MediaQueryList {
  readonly media: string;
  onchange: MediaQueryList['onchange'] = null;

  constructor(query: string) {
    super();
    this.media = query;
    mediaLists.add(this);
  }

  get matches(): boolean {
    return media.get(this.media) ?? false;
  }

  addListener: MediaQueryList['addListener'] = (listener) => {
    if (listener) this.addEventListener('change', listener as EventListener);
  };

  removeListener: MediaQueryList['removeListener'] = (listener) => {
    if (listener) this.removeEventListener('change', listener as EventListener);
  };

  announce(): void {
    const event = Object.assign(new Event('change'), { matches: this.matches, media: this.media });
    this.dispatchEvent(event);
    this.onchange?.call(this, event as MediaQueryListEvent);
  }
}

class ResizeObserverStub implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

class IntersectionObserverStub implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '0px';
  readonly scrollMargin = '0px';
  readonly thresholds = [0];
  private readonly targets = new Set<Element>();
  private readonly callback: IntersectionObserverCallback;

  constructor(callback: IntersectionObserverCallback) {
    this.callback = callback;
    intersectionObservers.add(this);
  }

  observe(target: Element): void {
    this.targets.add(target);
  }

  unobserve(target: Element): void {
    this.targets.delete(target);
  }

  disconnect(): void {
    this.targets.clear();
  }

  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }

  report(target: Element, isIntersecting: boolean): void {
    if (!this.targets.has(target)) return;
    const box = target.getBoundingClientRect();
    const entry: IntersectionObserverEntry = {
      target,
      isIntersecting,
      intersectionRatio: isIntersecting ? 1 : 0,
      boundingClientRect: box,
      intersectionRect: box,
      rootBounds: null,
      time: performance.now(),
    };
    this.callback([entry], this);
  }
}

/** Sets whether a media query matches, and notifies listeners: `setMediaQuery('(prefers-reduced-motion: reduce)', true)`. */
export const setMediaQuery = (query: string, matches: boolean): void => {
  media.set(query, matches);
  for (const list of mediaLists) if (list.media === query) list.announce();
};

/** Sets whether an element intersects, for every IntersectionObserver that observes it. */
export const setIntersecting = (target: Element, isIntersecting = true): void => {
  for (const observer of intersectionObservers) observer.report(target, isIntersecting);
};

const missingMembers = (target: object, members: Readonly<Record<string, unknown>>): void => {
  for (const [name, value] of Object.entries(members)) {
    if (!(name in target)) Object.defineProperty(target, name, { value, writable: true, configurable: true });
  }
};

const noop = (): void => {};

/** Installs the missing APIs. */
export const installPolyfills = (): void => {
  missingMembers(window, {
    matchMedia: (query: string) => new MediaQueryListStub(query),
    ResizeObserver: ResizeObserverStub,
    IntersectionObserver: IntersectionObserverStub,
    requestIdleCallback: (callback: IdleRequestCallback) =>
      setTimeout(() => callback({ didTimeout: false, timeRemaining: () => 50 }), 0),
    cancelIdleCallback: (handle: number) => clearTimeout(handle),
    CSS: {},
  });
  missingMembers(window.CSS, { supports: () => false, escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') });
  missingMembers(URL, { createObjectURL: () => 'blob:http://localhost:3000/test', revokeObjectURL: noop });
  missingMembers(Element.prototype, {
    scrollIntoView: noop,
    scrollTo: noop,
    hasPointerCapture: () => false,
    setPointerCapture: noop,
    releasePointerCapture: noop,
    getAnimations: () => [],
  });
  missingMembers(document, { getAnimations: () => [] });
  // jsdom implements this one by logging an error.
  window.scrollTo = noop;
  if (!('inert' in HTMLElement.prototype)) {
    Object.defineProperty(HTMLElement.prototype, 'inert', {
      configurable: true,
      get(this: HTMLElement) {
        return this.hasAttribute('inert');
      },
      set(this: HTMLElement, value: boolean) {
        this.toggleAttribute('inert', Boolean(value));
      },
    });
  }
  afterEach(() => {
    media.clear();
    mediaLists.clear();
    intersectionObservers.clear();
  });
};
