import { formatPhone, maxDigits } from '@skal/contracts/fields/phone';
import type { ExpectedElement, UserAction } from '@skal/shell-kit/mocks/states.ts';
import { queryAllByLabelText, queryAllByRole, waitFor } from '@testing-library/dom';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { PhoneCountry } from '../settings/qaSettings.ts';

interface DriverContext {
  /** What is ours, and no part of the page. */
  panel: Element;
  phone: PhoneCountry | null;
  endSession: () => void;
  user: UserEvent;
  /** The phone fields that have their number. */
  filled: WeakSet<Element>;
}

/** What is called so, or else what is called so among other things. */
const called = (find: (name: (text: string) => boolean) => HTMLElement[], name: string): HTMLElement[] => [
  // A field that has to be filled in says so behind its name.
  ...find((text) => text.replace(/\s*\*$/, '').trim() === name),
  ...find((text) => text.includes(name)),
];

const byRole = (role: string, name: string | undefined) =>
  name === undefined
    ? queryAllByRole(document.body, role)
    : called((matches) => queryAllByRole(document.body, role, { name: matches }), name);

const byLabel = (label: string) => called((matches) => queryAllByLabelText(document.body, matches), label);

/** HTML that was there before its scripts answers nobody: React marks what it has taken over. */
const isHydrated = (element: Element): boolean => Object.keys(element).some((key) => key.startsWith('__react'));

/** Waits for the first thing of the page that is found, and is not ours. */
const first = (panel: Element, what: string, find: () => readonly HTMLElement[]): Promise<HTMLElement> =>
  waitFor(() => {
    const found = find().find((element) => isHydrated(element) && !panel.contains(element));
    if (!found) throw new Error(`there is no ${what}`);
    return found;
  });

/** Puts a number of this country into every phone field that has none yet. */
async function fillPhones({ panel, phone, user, filled }: DriverContext): Promise<void> {
  if (!phone) return;
  for (const field of document.querySelectorAll<HTMLInputElement>('input[type=tel]:enabled')) {
    const country = field.closest('fieldset')?.querySelector('select');
    if (!country || filled.has(field) || panel.contains(field)) continue;
    filled.add(field);
    await user.selectOptions(country, phone);
    await user.type(field, formatPhone(phone, '1'.repeat(maxDigits(phone))));
  }
}

/** A window that opens or goes lets nothing be pressed for a moment. */
const isReached = (element: Element): boolean => getComputedStyle(element).pointerEvents !== 'none';

type Press = Extract<UserAction, { press: string }>;

/** Waits for what is to be pressed. */
function pressable(panel: Element, { press: name, role, inside }: Press): Promise<HTMLElement> {
  const isInside = (element: Element) =>
    inside === undefined || byRole(inside, undefined).some((place) => place.contains(element));
  const find = () => byRole(role, name).filter((element) => isInside(element) && isReached(element));
  return first(panel, `${role} '${name}'`, find);
}

/** Waits for the field that something is done with. */
function fieldOf(panel: Element, act: Exclude<ImmediateAction, Press | { ends: 'session' }>): Promise<HTMLElement> {
  const label = 'into' in act ? act.into : 'of' in act ? act.of : act.to;
  return first(panel, `field '${label}'`, () => byLabel(label).filter(isReached));
}

/** Waits for what an act is done with. */
const targetOf = (panel: Element, act: Exclude<ImmediateAction, { ends: 'session' }>): Promise<HTMLElement> =>
  'press' in act ? pressable(panel, act) : fieldOf(panel, act);

type ImmediateAction = Exclude<UserAction, { anew: 'page' }>;

async function perform(act: ImmediateAction, { panel, user, endSession }: DriverContext): Promise<void> {
  if ('ends' in act) return endSession();
  if ('press' in act) return user.click(await pressable(panel, act));
  if ('write' in act) {
    // A part of the page that has just come may be drawn anew once more, and takes its field away.
    await waitFor(async () => {
      const field = await fieldOf(panel, act);
      await user.clear(field);
      await user.click(field);
      await user.paste(act.write);
      if (!field.isConnected) throw new Error(`the field '${act.into}' has gone`);
    });
    return;
  }
  const field = await fieldOf(panel, act);
  if ('choose' in act) {
    if (field instanceof HTMLSelectElement) {
      const { choose } = act;
      const isThere = () => [...field.options].some(({ text, value }) => text === choose || value === choose);
      await waitFor(() => {
        if (!isThere()) throw new Error(`there is no '${choose}' to choose`);
      });
      return user.selectOptions(field, choose);
    }
    await user.click(field);
    await user.click(await pressable(panel, { press: act.choose, role: 'option' }));
  } else await user.upload(field, new File([new Uint8Array(act.bytes)], act.attach));
}

interface DriveOptions extends Pick<DriverContext, 'phone' | 'endSession'> {
  /** How many actions were done before the page was loaded anew. */
  done: number;
  /** Loads the page anew, to go on there after so many actions. */
  reload: (done: number) => void;
}

/**
 * Brings a state about, and looks whether it is there. Answers nothing where the page is loaded anew on the way: that page
 * goes on.
 * @throws when something is not on the page
 */
export async function driveState(
  { actions = [], expects }: { actions?: readonly UserAction[]; expects: ExpectedElement },
  panel: Element,
  { phone, endSession, done, reload }: DriveOptions,
): Promise<void> {
  // What a form does not take is what some states are about.
  const hands: DriverContext = {
    panel,
    phone,
    endSession,
    user: userEvent.setup({ delay: null, applyAccept: false }),
    filled: new WeakSet(),
  };
  for (const [at, act] of actions.entries()) {
    if (at < done) continue;
    if ('anew' in act) {
      reload(at + 1);
      return new Promise(() => undefined);
    }
    await fillPhones(hands);
    // A session ends while a page is there, and not before.
    const next = actions[at + 1];
    if ('ends' in act && next && !('ends' in next || 'anew' in next)) await targetOf(panel, next);
    await perform(act, hands);
  }
  const { role, name, text } = expects;
  const what = [role, name && `'${name}'`, text && `with '${text}'`].filter(Boolean).join(' ');
  await first(panel, what, () =>
    byRole(role, name).filter((element) => text === undefined || element.textContent?.includes(text)),
  );
  await fillPhones(hands);
}
