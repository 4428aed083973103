import { emailChange as emailCalls } from '@skal/contracts/emailChange';
import { openSession } from '@skal/contracts/openSession';
import { passkey } from '@skal/contracts/passkey';
import { secondFactor as factorCalls } from '@skal/contracts/secondFactor';
import type { Plan } from '@skal/shell-kit/mocks/outcomes.ts';
import { type Act, dialog, press, type Sight, toast } from '@skal/shell-kit/mocks/states.ts';
import { failure } from '../content/accountParts.ts';
import { emailChange } from '../content/emailChange.ts';
import { openSessions } from '../content/openSessions.ts';
import { addPasskeyDialog, passkeys, removePasskeyDialog } from '../content/passkeys.ts';
import { bothDialog, recoveryCodes, secondFactor, setUpDialog } from '../content/secondFactor.ts';
import { adding, askingLink, confirming, endingPhone, removing, settingUp, type Where, withBoth } from './acts.ts';
import { RIGHT_CODE, RIGHT_PASSWORD } from './secondFactor.ts';

const inWindow = (text: string): Sight => ({ role: 'dialog', text });
const busy = (name: string): Sight => ({ role: 'button', name });
const failed = toast(failure.text);
const added: Sight = { role: 'list', name: passkeys.list, text: 'My phone' };
const { off, renew } = bothDialog;

/** Whatever these parts read and send, in whichever dashboard. */
export function accountPlans<Person extends string>({ screen, path, as, equipped }: Where<Person>): Plan<Person>[] {
  const at = { path, as };
  const codes = { ...at, screen: `${screen}: codes` };
  const keys = { ...at, screen: `${screen}: passkeys` };
  const sessions = { ...at, screen: `${screen}: where one is signed in` };
  const both = (
    of: Plan['of'],
    what: string,
    acts: readonly Act[],
    words: { busy: string },
    done: string,
    ok: Sight,
  ) => ({
    ...{ ...codes, of, what, acts, as: equipped, failed, busy: busy(words.busy) },
    ...{ shows: { ok, '409': toast('No code is asked for'), validation: inWindow('not right') }, named: { ok: done } },
  });
  return [
    {
      ...{ ...at, screen: `${screen}: e-mail address`, of: emailCalls.ask, acts: askingLink, failed },
      busy: busy(emailChange.busy),
      shows: {
        ...{ ok: { role: 'main', text: 'karen@vinbar.example' }, '409': inWindow('already') },
        validation: inWindow('valid email address'),
      },
      named: { ok: 'link sent' },
    },
    {
      ...{ ...codes, of: factorCalls.read, failed: { role: 'main', text: secondFactor.failed.title } },
      busy: { role: 'heading', name: secondFactor.title },
      named: { ok: 'off' },
    },
    {
      ...{ ...codes, of: factorCalls.begin, what: 'setting up', acts: settingUp(RIGHT_PASSWORD), failed },
      busy: busy(setUpDialog.password.busy),
      shows: { ok: inWindow(setUpDialog.scan.byHand), '409': toast('asked for already') },
      named: { ok: 'setting up: the picture', validation: 'setting up: a wrong password' },
    },
    {
      ...{ ...codes, of: factorCalls.confirm, what: 'turning on', acts: confirming(RIGHT_CODE), failed },
      busy: busy(setUpDialog.scan.busy),
      shows: { ok: dialog(recoveryCodes.title), '409': toast('took too long') },
      named: { ok: 'on, with recovery codes', validation: 'setting up: a wrong code' },
    },
    both(
      factorCalls.renewCodes,
      'new recovery codes',
      withBoth(secondFactor.renew, renew.submit, RIGHT_CODE),
      renew,
      'new recovery codes',
      dialog(recoveryCodes.title),
    ),
    both(
      factorCalls.end,
      'turning off',
      withBoth(secondFactor.turnOff, off.submit, RIGHT_CODE),
      off,
      'turned off',
      toast(off.done),
    ),
    {
      ...{ ...keys, of: passkey.list, failed: { role: 'main', text: passkeys.failed.title } },
      busy: { role: 'heading', name: passkeys.title },
      shows: { many: { role: 'list', name: passkeys.list, text: 'Key 20' } },
      named: { ok: 'one', empty: 'none', many: 'as many as there may be' },
    },
    {
      ...{ ...keys, of: passkey.begin, what: 'adding', acts: adding(RIGHT_PASSWORD), failed, device: 'unlocked' },
      busy: busy(addPasskeyDialog.busy),
      shows: { ok: added },
      named: { ok: 'one just added', validation: 'a wrong password' },
    },
    {
      ...{ ...keys, of: passkey.add, what: 'storing', acts: adding(RIGHT_PASSWORD), failed, device: 'unlocked' },
      busy: busy(addPasskeyDialog.busy),
      shows: { ok: added, '409': toast('there already'), validation: inWindow('Please give it a name') },
      named: { ok: 'one just added' },
    },
    {
      ...{ ...keys, as: equipped, of: passkey.remove, what: 'removing', failed },
      acts: [removing, press(removePasskeyDialog.confirm, 'button', 'alertdialog')],
      ...{ busy: busy(removePasskeyDialog.busy), shows: { ok: toast(removePasskeyDialog.done) } },
      named: { ok: 'one removed' },
    },
    {
      ...{ ...sessions, of: openSession.list, failed: { role: 'main', text: openSessions.failed.title } },
      busy: { role: 'heading', name: openSessions.title },
      shows: { many: { role: 'list', name: openSessions.title } },
      named: { ok: 'two browsers', many: 'many browsers' },
    },
    {
      ...{ ...sessions, of: openSession.end, what: 'ending', acts: [endingPhone] },
      ...{ failed: toast(openSessions.notEndedText), busy: busy(openSessions.end) },
      shows: { ok: toast(openSessions.ended) },
      named: { ok: 'one ended' },
    },
  ];
}
