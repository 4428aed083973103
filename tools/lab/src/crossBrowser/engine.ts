/** The browser commands that these tests need, over WebDriver BiDi or WebDriver. */
export interface Engine {
  open(address: string): Promise<void>;
  /** Resolves with the awaited value of an expression in the page; rejects when the page is left in the meantime. */
  evaluate(expression: string): Promise<unknown>;
  /** Clicks a point of the viewport, with the duration of a tap. */
  click(place: Point): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  /** Presses one key. */
  key(name: 'Escape' | 'Tab'): Promise<void>;
  /** The size of the page, in pixels. */
  resize(size: Size): Promise<void>;
  close(): Promise<void>;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Duration of a tap in milliseconds. */
export const CLICK_MS = 90;
