/** Presses a form's button as a finger does: down, a moment, up. What moves in between takes the press with it. */
import type { ElementHandle, Locator, Page } from '@playwright/test';

/** How long a press takes, in milliseconds. */
export const CLICK_MS = 90;

/** What a page has seen of the presses on one button. */
interface Told {
  presses: number;
  attempts: number;
  /** How far the button went between press and release, in pixels. */
  moved: number;
  /** Whether the form hears of a press. */
  really: boolean;
}

declare global {
  interface Window {
    told?: Told;
  }
}

type Field = ElementHandle<HTMLElement>;

/** Counts what becomes of presses on a button. One that arrives goes no further, or to the form and no further. */
const listen = (button: Locator) =>
  button.evaluate((element) => {
    const told = { presses: 0, attempts: 0, moved: 0, really: false };
    window.told = told;
    const hear = (type: string, listener: (event: Event) => void) => {
      window.addEventListener(type, (event) => window.told === told && listener(event), { capture: true });
    };
    const stop = (event: Event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    let top = 0;
    const topNow = () => element.getBoundingClientRect().top;
    hear('mousedown', () => {
      top = topNow();
    });
    hear('mouseup', () => {
      told.moved = Math.abs(topNow() - top);
    });
    hear('click', (event) => {
      if (!element.contains(event.target as Node)) return;
      told.presses += 1;
      if (!told.really) stop(event);
    });
    let refused = false;
    hear('submit', (event) => {
      told.attempts += 1;
      stop(event);
    });
    // The browser's own check names every field at fault: one attempt all the same.
    hear('invalid', () => {
      if (!refused) told.attempts += 1;
      refused = true;
    });
  });

/** What comes in has come to rest: even without motion a window stands a frame long where its way in begins. */
const rested = (button: Locator) =>
  button.evaluate(async (element) => {
    const moving = document.getAnimations().filter(({ effect }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      return target?.contains(element) && Number.isFinite(Number(effect?.getComputedTiming().endTime));
    });
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });

/** Presses near the button's upper edge: a line more above it takes that away first. */
async function press(page: Page, button: Locator, really = false): Promise<Told> {
  const point = await button.evaluate((element, lets) => {
    Object.assign(window.told ?? {}, { presses: 0, attempts: 0, moved: 0, really: lets });
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, width, top } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + 2];
    const over = document.elementFromPoint(x, y);
    return { x, y, over: element.contains(over) ? null : (over?.outerHTML.slice(0, 80) ?? 'nothing') };
  }, really);
  if (point.over !== null) throw new Error(`Over the button lies ${point.over}`);
  await page.mouse.click(point.x, point.y, { delay: CLICK_MS });
  const told = await page.evaluate(() => window.told);
  if (!told) throw new Error('The page has gone away under the press');
  return told;
}

/** What can be typed into or chosen from, in the button's form or the given place; of several radios the first. */
async function fieldsOf(button: Locator, place?: Locator): Promise<Field[]> {
  const all = await (place ?? button).evaluateHandle((element) => {
    const isButton = element instanceof HTMLButtonElement && element.form;
    const groups = new Set<Element | null>();
    return [...(isButton ? isButton.elements : element.querySelectorAll('*'))].filter((part) => {
      if (!part.checkVisibility() || part.matches(':disabled, [readonly], [aria-hidden=true] *')) return false;
      if (!part.matches('[role=radio], input[type=radio]')) {
        return part.matches('textarea, [role=combobox], input:not([type=checkbox], [type=file], [type=submit])');
      }
      const group = part.closest('[role=radiogroup], fieldset');
      return !groups.has(group) && groups.add(group);
    });
  });
  const handles = [...(await all.getProperties()).values()].map((handle) => handle.asElement());
  return handles.filter((handle) => handle !== null) as Field[];
}

/** What a form takes, by the kind of field; other fields take words. */
const VALID: Readonly<Record<string, string>> = {
  email: 'somebody@cafe.example',
  tel: '12345678',
  password: 'A-long-password-1',
  number: '5',
  url: 'https://cafe.example',
  date: '2030-01-31',
  time: '12:00',
};

const about = (field: Field) =>
  field.evaluate((element) => ({
    name: element.getAttribute('name') || element.getAttribute('aria-label') || element.textContent || element.id,
    kind:
      element instanceof HTMLTextAreaElement
        ? 'text'
        : element instanceof HTMLInputElement && element.type !== 'radio'
          ? element.type
          : 'choice',
  }));

/**
 * Leaves every field invalid in turn and presses the button; then once more, to be heard by the form itself.
 * @param place where the fields are, if not in the button's form alone
 * @returns how often it was pressed, and a line for each press that moved the button or did not arrive exactly once
 */
export async function clickWithInvalidFields(
  page: Page,
  button: Locator,
  place?: Locator,
): Promise<{ count: number; lost: string[] }> {
  const lost: string[] = [];
  let count = 0;
  const judge = (after: string, { moved }: Told, heard: number) => {
    count += 1;
    if (moved > 0.5) lost.push(`after ${after} the button moved by ${moved} px`);
    if (heard !== 1) lost.push(`after ${after} one press was heard ${heard} times`);
  };
  await rested(button);
  await listen(button);
  for (const field of await fieldsOf(button, place)) {
    const { name, kind } = await about(field);
    if (kind === 'choice') await field.focus();
    else await field.fill(kind === 'email' ? 'nobody' : '');
    // A button that waits for words can be pressed with them only.
    if (await button.isDisabled()) await field.fill(VALID[kind] ?? 'Some words');
    const told = await press(page, button);
    judge(name, told, told.presses);
    if (kind !== 'choice') await field.fill(VALID[kind] ?? 'Some words');
  }
  const told = await press(page, button, true);
  judge('all of them', told, told.attempts);
  return { count, lost };
}
