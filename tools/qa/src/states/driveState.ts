import { formatPhone, getMaxDigits } from '@skal/contracts/fields/phone';
import type { ExpectedElement, UserAction } from '@skal/shell-kit/mocks/states.ts';
import { queryAllByLabelText, queryAllByRole, waitFor } from '@testing-library/dom';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { PhoneCountry } from '../settings/qaSettings.ts';

interface DriverContext {
  /** The panel, which is not part of the page. */
  panel: Element;
  phone: PhoneCountry | null;
  endSession: () => void;
  user: UserEvent;
  /** Phone fields that were filled. */
  filled: WeakSet<Element>;
}

/** Finds elements with this accessible name, or else with this name within a longer one. */
const findByName = (find: (name: (text: string) => boolean) => HTMLElement[], name: string): HTMLElement[] => [
  // Required fields have an asterisk after their names.
  ...find((text) => text.replace(/\s*\*$/, '').trim() === name),
  ...find((text) => text.includes(name)),
];

const byRole = (role: string, name: string | undefined) =>
  name === undefined
    ? queryAllByRole(document.body, role)
    : findByName((matches) => queryAllByRole(document.body, role, { name: matches }), name);

const byLabel = (label: string) => findByName((matches) => queryAllByLabelText(document.body, matches), label);

/** The shell counts what handles clicks: 2 is the whole page (shell/src/eventReplay). Pages of `skal dev` do not count. */
const isPageInteractive = (): boolean =>
  ((window as { skalEventCapture?: { interactive: number } }).skalEventCapture?.interactive ?? 2) === 2;

/**
 * Prerendered HTML does not respond before hydration: React marks the elements that it has hydrated. Forms submit only after
 * the effects that follow.
 */
const isHydrated = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__react')) && (isPageInteractive() || !element.closest('form'));

/** Waits for the first matching element of the page, outside the panel. */
const waitForFirst = (panel: Element, what: string, find: () => readonly HTMLElement[]): Promise<HTMLElement> =>
  waitFor(() => {
    const found = find().find((element) => isHydrated(element) && !panel.contains(element));
    if (!found) throw new Error(`not found: ${what}`);
    return found;
  });

/** Fills every empty phone field with a number of the country. */
async function fillPhones({ panel, phone, user, filled }: DriverContext): Promise<void> {
  if (!phone) return;
  for (const field of document.querySelectorAll<HTMLInputElement>('input[type=tel]:enabled')) {
    const country = field.closest('fieldset')?.querySelector('select');
    if (!country || filled.has(field) || panel.contains(field)) continue;
    filled.add(field);
    await user.selectOptions(country, phone);
    await user.type(field, formatPhone(phone, '1'.repeat(getMaxDigits(phone))));
  }
}

/** While a dialog opens or closes, nothing is clickable for a moment. */
const isClickable = (element: Element): boolean => getComputedStyle(element).pointerEvents !== 'none';

type Press = Extract<UserAction, { press: string }>;

/** Waits for the element to click. While it is disabled, an element with a longer name is not clicked instead. */
function waitForClickable(panel: Element, { press: name, role, inside }: Press): Promise<HTMLElement> {
  const isInside = (element: Element) =>
    isHydrated(element) &&
    !panel.contains(element) &&
    (inside === undefined || byRole(inside, undefined).some((place) => place.contains(element)));
  const find = () => {
    const [first] = byRole(role, name).filter((element) => isInside(element) && isClickable(element));
    return first && !first.matches(':disabled') ? [first] : [];
  };
  return waitForFirst(panel, `${role} '${name}'`, find);
}

/** Waits for the field of an action. */
function waitForField(
  panel: Element,
  action: Exclude<ImmediateAction, Press | { ends: 'session' }>,
): Promise<HTMLElement> {
  const label = 'into' in action ? action.into : 'of' in action ? action.of : action.to;
  return waitForFirst(panel, `field '${label}'`, () => byLabel(label).filter(isClickable));
}

/** Waits for the target of an action. */
const waitForTarget = (panel: Element, action: Exclude<ImmediateAction, { ends: 'session' }>): Promise<HTMLElement> =>
  'press' in action ? waitForClickable(panel, action) : waitForField(panel, action);

type ImmediateAction = Exclude<UserAction, { reload: 'page' }>;

async function perform(action: ImmediateAction, { panel, user, endSession }: DriverContext): Promise<void> {
  if ('ends' in action) return endSession();
  if ('press' in action) return user.click(await waitForClickable(panel, action));
  if ('write' in action) {
    // A part of the page that has just appeared may re-render and replace its field.
    await waitFor(async () => {
      const field = await waitForField(panel, action);
      await user.clear(field);
      await user.click(field);
      await user.paste(action.write);
      if (!field.isConnected) throw new Error(`the field '${action.into}' was removed`);
    });
    return;
  }
  const field = await waitForField(panel, action);
  if ('choose' in action) {
    if (field instanceof HTMLSelectElement) {
      const { choose } = action;
      const isThere = () => [...field.options].some(({ text, value }) => text === choose || value === choose);
      await waitFor(() => {
        if (!isThere()) throw new Error(`there is no option '${choose}'`);
      });
      return user.selectOptions(field, choose);
    }
    await user.click(field);
    await user.click(await waitForClickable(panel, { press: action.choose, role: 'option' }));
  } else await user.upload(field, new File([new Uint8Array(action.bytes)], action.attach));
}

interface DriveOptions extends Pick<DriverContext, 'phone' | 'endSession'> {
  /** Number of actions before the reload. */
  done: number;
  /** Reloads the page, to continue after this number of actions. */
  reload: (done: number) => void;
}

/**
 * Reaches a state and checks that it is shown. Returns nothing when the page is reloaded in between: the new page continues.
 * @throws when an element is not on the page
 */
export async function driveState(
  { actions = [], expects }: { actions?: readonly UserAction[]; expects: ExpectedElement },
  panel: Element,
  { phone, endSession, done, reload }: DriveOptions,
): Promise<void> {
  // Some states are about input that a form rejects.
  const driver: DriverContext = {
    panel,
    phone,
    endSession,
    user: userEvent.setup({ delay: null, applyAccept: false }),
    filled: new WeakSet(),
  };
  for (const [index, action] of actions.entries()) {
    if (index < done) continue;
    if ('reload' in action) {
      reload(index + 1);
      return new Promise(() => undefined);
    }
    await fillPhones(driver);
    // The session ends after the page has rendered, and not before.
    const next = actions[index + 1];
    if ('ends' in action && next && !('ends' in next || 'reload' in next)) await waitForTarget(panel, next);
    await perform(action, driver);
  }
  const { role, name, text } = expects;
  const what = [role, name && `'${name}'`, text && `with '${text}'`].filter(Boolean).join(' ');
  await waitForFirst(panel, what, () =>
    byRole(role, name).filter((element) => text === undefined || element.textContent?.includes(text)),
  );
  await fillPhones(driver);
}
