/** Clicks a form's button with the delay of a tap between press and release: a button that moves in between loses the click. */
import type { ElementHandle, Locator, Page } from '@playwright/test';

/** From press to release, in milliseconds. */
export const CLICK_MS = 90;

/** Events that the page received of the clicks on one button. */
interface ClickLog {
  clicks: number;
  /** Attempts to submit the form. */
  submits: number;
  /** How far the button moved between press and release, in pixels. */
  moved: number;
  /** Whether a click reaches the form. */
  reachesForm: boolean;
}

declare global {
  interface Window {
    skalClickLog?: ClickLog;
  }
}

type Field = ElementHandle<HTMLElement>;

/** Records the clicks on a button. They are cancelled at the button, or at the form. */
const listen = (button: Locator) =>
  button.evaluate((element) => {
    const log = { clicks: 0, submits: 0, moved: 0, reachesForm: false };
    window.skalClickLog = log;
    const on = (type: string, listener: (event: Event) => void) => {
      window.addEventListener(type, (event) => window.skalClickLog === log && listener(event), { capture: true });
    };
    const stop = (event: Event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    let top = 0;
    const readTop = () => element.getBoundingClientRect().top;
    on('mousedown', () => {
      top = readTop();
    });
    on('mouseup', () => {
      log.moved = Math.abs(readTop() - top);
    });
    on('click', (event) => {
      if (!element.contains(event.target as Node)) return;
      log.clicks += 1;
      if (!log.reachesForm) stop(event);
    });
    let isInvalid = false;
    on('submit', (event) => {
      log.submits += 1;
      stop(event);
    });
    // The browser's validation fires one event per invalid field: they are one attempt.
    on('invalid', () => {
      if (!isInvalid) log.submits += 1;
      isInvalid = true;
    });
  });

/** Waits for animations of the button's ancestors: even with reduced motion a dialog spends one frame at its start position. */
const waitForAnimations = (button: Locator) =>
  button.evaluate(async (element) => {
    const moving = document.getAnimations().filter(({ effect }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      return target?.contains(element) && Number.isFinite(Number(effect?.getComputedTiming().endTime));
    });
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });

/** Clicks near the button's upper edge, which a new line above the button would move away first. */
async function click(page: Page, button: Locator, reachesForm = false): Promise<ClickLog> {
  const point = await button.evaluate((element, reaches) => {
    Object.assign(window.skalClickLog ?? {}, { clicks: 0, submits: 0, moved: 0, reachesForm: reaches });
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, width, top } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + 2];
    const over = document.elementFromPoint(x, y);
    return { x, y, over: element.contains(over) ? null : (over?.outerHTML.slice(0, 80) ?? 'nothing') };
  }, reachesForm);
  if (point.over !== null) throw new Error(`The button is covered by ${point.over}`);
  await page.mouse.click(point.x, point.y, { delay: CLICK_MS });
  const log = await page.evaluate(() => window.skalClickLog);
  if (!log) throw new Error('The page was left during the click');
  return log;
}

/** The editable fields of the button's form or the given place; of a radio group the first radio. */
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

/** Valid values by type of field; other fields take any words. */
const VALID_VALUES: Readonly<Record<string, string>> = {
  email: 'visitor@cafe.example',
  tel: '12345678',
  password: 'A-long-password-1',
  number: '5',
  url: 'https://cafe.example',
  date: '2030-01-31',
  time: '12:00',
  'datetime-local': '2030-01-31T12:00',
};

const describeField = (field: Field) =>
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
 * Makes each field invalid in turn and clicks the button; then clicks once more, and lets the form handle it.
 * @param place where the fields are, if not in the button's form alone
 * @returns the number of clicks, and a line for each that moved the button or was not received exactly once
 */
export async function clickWithInvalidFields(
  page: Page,
  button: Locator,
  place?: Locator,
): Promise<{ count: number; faults: string[] }> {
  const faults: string[] = [];
  let count = 0;
  const check = (after: string, { moved }: ClickLog, received: number) => {
    count += 1;
    if (moved > 0.5) faults.push(`after ${after} the button moved by ${moved} px`);
    if (received !== 1) faults.push(`after ${after} one click was received ${received} times`);
  };
  await waitForAnimations(button);
  await listen(button);
  for (const field of await fieldsOf(button, place)) {
    const { name, kind } = await describeField(field);
    if (kind === 'choice') await field.focus();
    else await field.fill(kind === 'email' ? 'invalid' : '');
    // Some buttons are disabled until there is text.
    if (await button.isDisabled()) await field.fill(VALID_VALUES[kind] ?? 'Some words');
    const log = await click(page, button);
    check(name, log, log.clicks);
    if (kind !== 'choice') await field.fill(VALID_VALUES[kind] ?? 'Some words');
  }
  const log = await click(page, button, true);
  check('all of them', log, log.submits);
  return { count, faults };
}
