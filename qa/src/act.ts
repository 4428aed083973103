import { formatPhone, maxDigits } from '@skal/contracts/phone';
import type { Act, Sight } from '@skal/shell-kit/mocks/states.ts';
import { queryAllByLabelText, queryAllByRole, waitFor } from '@testing-library/dom';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { Phone } from './wish.ts';

interface Hands {
  /** What is ours, and no part of the page. */
  panel: Element;
  phone: Phone | null;
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
const isTakenOver = (element: Element): boolean => Object.keys(element).some((key) => key.startsWith('__react'));

/** Waits for the first thing of the page that is found, and is not ours. */
const first = (panel: Element, what: string, find: () => readonly HTMLElement[]): Promise<HTMLElement> =>
  waitFor(() => {
    const found = find().find((element) => isTakenOver(element) && !panel.contains(element));
    if (!found) throw new Error(`there is no ${what}`);
    return found;
  });

/** Puts a number of this country into every phone field that has none yet. */
async function fillPhones({ panel, phone, user, filled }: Hands): Promise<void> {
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

async function press(panel: Element, user: UserEvent, role: string, name: string, inside?: string): Promise<void> {
  const isInside = (element: Element) =>
    inside === undefined || byRole(inside, undefined).some((place) => place.contains(element));
  const find = () => byRole(role, name).filter((element) => isInside(element) && isReached(element));
  await user.click(await first(panel, `${role} '${name}'`, find));
}

async function perform(act: Act, { panel, user, endSession }: Hands): Promise<void> {
  if ('ends' in act) return endSession();
  if ('gone' in act) {
    return waitFor(() => {
      if (byRole(act.gone, undefined).some((element) => !panel.contains(element)))
        throw new Error(`the ${act.gone} stays`);
    });
  }
  if ('press' in act) return press(panel, user, act.role, act.press, act.inside);
  const label = 'into' in act ? act.into : 'of' in act ? act.of : act.to;
  const find = () => first(panel, `field '${label}'`, () => byLabel(label).filter(isReached));
  if ('write' in act) {
    // A part of the page that has just come may be drawn anew once more, and takes its field away.
    await waitFor(async () => {
      const field = await find();
      await user.clear(field);
      await user.click(field);
      await user.paste(act.write);
      if (!field.isConnected) throw new Error(`the field '${label}' has gone`);
    });
    return;
  }
  const field = await find();
  if ('choose' in act) {
    if (field instanceof HTMLSelectElement) return user.selectOptions(field, act.choose);
    await user.click(field);
    await press(panel, user, 'option', act.choose);
  } else await user.upload(field, new File([new Uint8Array(act.bytes)], act.attach));
}

/**
 * Brings a state about, and looks whether it is there.
 * @throws when something is not on the page
 */
export async function bringAbout(
  { acts = [], shows }: { acts?: readonly Act[]; shows: Sight },
  panel: Element,
  { phone, endSession }: Pick<Hands, 'phone' | 'endSession'>,
): Promise<void> {
  // What a form does not take is what some states are about.
  const hands: Hands = {
    panel,
    phone,
    endSession,
    user: userEvent.setup({ delay: null, applyAccept: false }),
    filled: new WeakSet(),
  };
  for (const act of acts) {
    await fillPhones(hands);
    await perform(act, hands);
  }
  const { role, name, text } = shows;
  const what = [role, name && `'${name}'`, text && `with '${text}'`].filter(Boolean).join(' ');
  await first(panel, what, () =>
    byRole(role, name).filter((element) => text === undefined || element.textContent?.includes(text)),
  );
  await fillPhones(hands);
}
