import type { Target } from './pages.ts';

/** What the probe has measured in a page so far; times in milliseconds since the navigation. */
export interface ProbeFigures {
  readonly fcp: number;
  readonly lcp: number;
  readonly longestTask: number;
  readonly cls: number;
  /** The longest interaction: with ten of them, their interaction to next paint. */
  readonly inp: number;
}

export interface Probe {
  /** Resolves once an element is on the screen, with the time after the frame that painted it. */
  whenPainted(target: Target): Promise<number>;
  isVisible(target: Target): boolean;
  /** Scrolls an element into view, and returns its centre on the screen. */
  reach(target: Target): { x: number; y: number };
  figures(): ProbeFigures;
}

declare global {
  interface Window {
    benchProbe: Probe;
  }
}

/** Runs in the page before its own scripts. */
export function installProbe(): void {
  const figures = { fcp: Number.NaN, lcp: Number.NaN, longestTask: 0, cls: 0, inp: 0 };
  const observe = (type: string, read: (entry: PerformanceEntry) => void, options: object = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({ type, buffered: true, ...options });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') figures.fcp = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    figures.lcp = startTime;
  });
  observe('longtask', ({ duration }) => {
    figures.longestTask = Math.max(figures.longestTask, duration);
  });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) figures.cls += value;
  });
  const interaction = (entry: PerformanceEntry) => {
    if ((entry as PerformanceEventTiming).interactionId) figures.inp = Math.max(figures.inp, entry.duration);
  };
  observe('event', interaction, { durationThreshold: 16 });
  const find = ({ selector, text = '' }: Target) =>
    [...document.querySelectorAll(selector)].find(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        element.getClientRects().length > 0 &&
        element.textContent.includes(text),
    );
  const reach = (target: Target) => {
    const element = find(target);
    element?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const whenPainted = (target: Target) =>
    new Promise<number>((resolve) => {
      let isDue = false;
      const check = () => {
        isDue = false;
        if (!find(target)) return;
        observer.disconnect();
        // A task that is posted before a frame runs after it.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now());
        port2.postMessage(null);
      };
      const schedule = () => {
        if (!isDue) requestAnimationFrame(check);
        isDue = true;
      };
      const observer = new MutationObserver(schedule);
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      schedule();
    });
  const isVisible = (target: Target) => find(target) !== undefined;
  window.benchProbe = { whenPainted, isVisible, reach, figures: () => figures };
}
