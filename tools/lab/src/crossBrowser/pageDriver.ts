import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Engine, Point, Size } from './engine.ts';

/** What of a page is meant: an element of this role, or a field, by how its name or its label begins. */
export type ElementQuery = { readonly role: string; readonly name: string } | { readonly label: string };

/** What is used here of the library's names in the page. */
interface Library {
  findByRole(body: HTMLElement, role: string, options: object, waiting: object): Promise<HTMLElement>;
  findByLabelText(body: HTMLElement, label: RegExp, options: object, waiting: object): Promise<HTMLElement>;
}

const LIBRARY = fileURLToPath(import.meta.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'));
const source = `(() => {\n${readFileSync(LIBRARY, 'utf8')}\n})()`;

/** How long an element may take until it is there, in milliseconds. */
const LIMIT = 20_000;

/** In the page: looks at every frame whether it is so, and answers false where it is not in time. */
function comesTrue(isSo: () => unknown, limit: number): Promise<boolean> {
  const end = performance.now() + limit;
  return new Promise((resolve) => {
    const look = () => {
      if (isSo()) resolve(true);
      else if (performance.now() > end) resolve(false);
      else requestAnimationFrame(look);
    };
    look();
  });
}

/** In the page: waits for the element, brings it on screen, and answers with its middle once it stands still. */
async function placeOf(meant: ElementQuery, timeout: number): Promise<Point | { readonly fault: string }> {
  const library = (globalThis as unknown as { TestingLibraryDom: Library }).TestingLibraryDom;
  try {
    const element = await ('role' in meant
      ? library.findByRole(document.body, meant.role, { name: new RegExp(`^${meant.name}`) }, { timeout })
      : library.findByLabelText(document.body, new RegExp(`^${meant.label}`), { selector: 'input' }, { timeout }));
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
    return { fault: String(error).slice(0, 600) };
  }
}

/** Somebody at the site in one of the engines: they know what is on screen by role, name and label, as a person does. */
export class PageDriver {
  private readonly engine: Engine;
  private readonly site: string;

  constructor(engine: Engine, site: string) {
    this.engine = engine;
    this.site = site;
  }

  /** Opens a path of the site and waits until it answers. */
  async open(path: string): Promise<void> {
    await this.engine.open(this.site + path);
    await this.until('window.skalTaps?.alive === 2');
  }

  /** What an expression is in the page, by now. */
  async read<Value>(expression: string): Promise<Value> {
    return (await this.engine.evaluate(expression)) as Value;
  }

  /** Waits until an expression is true in the page, or in the one that takes its place. */
  async until(expression: string): Promise<void> {
    const deadline = Date.now() + LIMIT;
    while (!(await this.engine.evaluate(`(${comesTrue})(() => ${expression}, ${LIMIT})`).catch(() => false))) {
      if (Date.now() > deadline) throw new Error(`It is still not so: ${expression}`);
    }
  }

  /** Waits until it is on the page. */
  async sees(role: string, name: string): Promise<void> {
    await this.find({ role, name });
  }

  /** Presses a button, a link or whatever else has a role and a name. */
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

  /** Gives the page another size. */
  async resize(size: Size): Promise<void> {
    await this.engine.resize(size);
  }

  private async find(meant: ElementQuery): Promise<Point> {
    const deadline = Date.now() + LIMIT;
    for (;;) {
      try {
        if (!(await this.engine.evaluate(`'TestingLibraryDom' in globalThis`))) await this.engine.evaluate(source);
        const place = await this.engine.evaluate(`(${placeOf})(${JSON.stringify(meant)}, ${LIMIT})`);
        if ('fault' in (place as object)) throw new MissingError(meant, (place as { fault: string }).fault);
        return place as Point;
      } catch (error) {
        // A page that another one takes the place of meanwhile takes the question with it.
        if (error instanceof MissingError || Date.now() > deadline) throw error;
      }
    }
  }
}

/** Something that should have been on the page, and was not. */
class MissingError extends Error {
  constructor(meant: ElementQuery, fault: string) {
    super(`Not on the page: ${JSON.stringify(meant)}. ${fault}`);
  }
}
