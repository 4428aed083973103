import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Engine, Point, Size } from './engine.ts';

/** Finds an element by role and the start of its name, or a field by the start of its label. */
export type ElementQuery = { readonly role: string; readonly name: string } | { readonly label: string };

/** The functions of the library that run in the page. */
interface Library {
  findByRole(body: HTMLElement, role: string, options: object, waiting: object): Promise<HTMLElement>;
  findByLabelText(body: HTMLElement, label: RegExp, options: object, waiting: object): Promise<HTMLElement>;
}

const LIBRARY = fileURLToPath(import.meta.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'));
const source = `(() => {\n${readFileSync(LIBRARY, 'utf8')}\n})()`;

/** The timeout for an element, in milliseconds. */
const LIMIT = 20_000;

/** Runs in the page: polls a condition in every frame, and resolves with false on timeout. */
function waitForCondition(condition: () => unknown, limit: number): Promise<boolean> {
  const deadlineMs = performance.now() + limit;
  return new Promise((resolve) => {
    const poll = () => {
      if (condition()) resolve(true);
      else if (performance.now() > deadlineMs) resolve(false);
      else requestAnimationFrame(poll);
    };
    poll();
  });
}

/** Runs in the page: waits for the element, scrolls it into view, and resolves with its centre once it has stopped moving. */
async function locate(query: ElementQuery, timeout: number): Promise<Point | { readonly problem: string }> {
  const library = (globalThis as unknown as { TestingLibraryDom: Library }).TestingLibraryDom;
  try {
    const element = await ('role' in query
      ? library.findByRole(document.body, query.role, { name: new RegExp(`^${query.name}`) }, { timeout })
      : library.findByLabelText(document.body, new RegExp(`^${query.label}`), { selector: 'input' }, { timeout }));
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const read = () => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
    };
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let before = read(); ; ) {
      await nextFrame();
      await nextFrame();
      const now = read();
      if (now.x === before.x && now.y === before.y) return now;
      before = now;
    }
  } catch (error) {
    return { problem: String(error).slice(0, 600) };
  }
}

/** Drives a page of the site in an engine, and finds elements by role, name and label. */
export class PageDriver {
  private readonly engine: Engine;
  private readonly site: string;

  constructor(engine: Engine, site: string) {
    this.engine = engine;
    this.site = site;
  }

  /** Opens a path of the site and waits for hydration. */
  async open(path: string): Promise<void> {
    await this.engine.open(this.site + path);
    await this.waitUntil('window.skalEventCapture?.interactive === 2');
  }

  /** Evaluates an expression in the page. */
  async read<Value>(expression: string): Promise<Value> {
    return (await this.engine.evaluate(expression)) as Value;
  }

  /** Waits until an expression is true in the page, or in the one that replaces it. */
  async waitUntil(expression: string): Promise<void> {
    const deadline = Date.now() + LIMIT;
    while (!(await this.engine.evaluate(`(${waitForCondition})(() => ${expression}, ${LIMIT})`).catch(() => false))) {
      if (Date.now() > deadline) throw new Error(`Not true after ${LIMIT} ms: ${expression}`);
    }
  }

  /** Waits until an element is on the page. */
  async sees(role: string, name: string): Promise<void> {
    await this.find({ role, name });
  }

  /** Clicks an element. */
  async press(role: string, name: string): Promise<void> {
    await this.engine.click(await this.find({ role, name }));
  }

  /** Types into the field of this label. */
  async fill(label: string, text: string): Promise<void> {
    await this.engine.click(await this.find({ label }));
    await this.engine.type(text);
  }

  /** Presses a key. */
  async key(name: 'Escape' | 'Tab'): Promise<void> {
    await this.engine.key(name);
  }

  /** Resizes the viewport. */
  async resize(size: Size): Promise<void> {
    await this.engine.resize(size);
  }

  private async find(query: ElementQuery): Promise<Point> {
    const deadline = Date.now() + LIMIT;
    for (;;) {
      try {
        if (!(await this.engine.evaluate(`'TestingLibraryDom' in globalThis`))) await this.engine.evaluate(source);
        const position = await this.engine.evaluate(`(${locate})(${JSON.stringify(query)}, ${LIMIT})`);
        if ('problem' in (position as object)) throw new MissingError(query, (position as { problem: string }).problem);
        return position as Point;
      } catch (error) {
        // A navigation interrupts the evaluation.
        if (error instanceof MissingError || Date.now() > deadline) throw error;
      }
    }
  }
}

/** An element is not on the page. */
class MissingError extends Error {
  constructor(query: ElementQuery, reason: string) {
    super(`Not on the page: ${JSON.stringify(query)}. ${reason}`);
  }
}
