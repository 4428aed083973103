/** What a visitor needs of an engine, and no more: the same four things of one that speaks BiDi and one that does not. */
export interface Engine {
  open(address: string): Promise<void>;
  /** The value of an expression in the page, waited for; rejects where the page is gone meanwhile. */
  evaluate(expression: string): Promise<unknown>;
  /** Presses at a place of what is on screen, as long as a finger does. */
  click(place: Point): Promise<void>;
  /** Types into what has the focus; `key` is a key by its name. */
  type(text: string): Promise<void>;
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

/** How long a finger rests on a button, in milliseconds. */
export const PRESS_MS = 90;
