import { emailChange as emailCalls } from '@skal/contracts/emailChange';
import { openSession } from '@skal/contracts/openSession';
import { passkey } from '@skal/contracts/passkey';
import { secondFactor as factorCalls } from '@skal/contracts/secondFactor';
import type { Plan } from '@skal/shell-kit/mocks/outcomes.ts';
import { type Act, press, type Sight, toast } from '@skal/shell-kit/mocks/states.ts';
import { failure } from '../content/accountParts.ts';
import { emailChange } from '../content/emailChange.ts';
import { openSessions } from '../content/openSessions.ts';
import { addPasskeyDialog, passkeys, removePasskeyDialog } from '../content/passkeys.ts';
import { bothDialog, secondFactor, setUpDialog } from '../content/secondFactor.ts';
import { adding, askingLink, confirming, endingPhone, removing, settingUp, type Where, withBoth } from './acts.ts';
import { RIGHT_CODE, RIGHT_PASSWORD } from './secondFactor.ts';

const inWindow = (text: string): Sight => ({ role: 'dialog', text });
const busy = (name: string): Sight => ({ role: 'button', name });
const failed = toast(failure.text);
const { off, renew } = bothDialog;

/** Whatever these parts read and send, in whichever dashboard. */
export function accountPlans<Person extends string>({ screen, path, as, equipped }: Where<Person>): Plan<Person>[] {
  const at = { path, as };
  const codes = { ...at, screen: `${screen}: codes` };
  const keys = { ...at, screen: `${screen}: passkeys` };
  const sessions = { ...at, screen: `${screen}: where one is signed in` };
  const both = (of: Plan['of'], what: string, acts: readonly Act[], words: { busy: string }, done: string) => ({
    ...{ ...codes, of, what, acts, as: equipped, failed, busy: busy(words.busy) },
    ...{ shows: { '409': toast('No code is asked for'), validation: inWindow('not right') }, named: { ok: done } },
  });
  return [
    {
      ...{ ...at, screen: `${screen}: e-mail address`, of: emailCalls.ask, acts: askingLink, failed },
      busy: busy(emailChange.busy),
      shows: { '409': inWindow('already'), validation: inWindow('valid email address') },
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
      shows: { '409': toast('asked for already') },
      named: { ok: 'setting up: the picture', validation: 'setting up: a wrong password' },
    },
    {
      ...{ ...codes, of: factorCalls.confirm, what: 'turning on', acts: confirming(RIGHT_CODE), failed },
      busy: busy(setUpDialog.scan.busy),
      shows: { '409': toast('took too long') },
      named: { ok: 'on, with recovery codes', validation: 'setting up: a wrong code' },
    },
    both(
      factorCalls.renewCodes,
      'new recovery codes',
      withBoth(secondFactor.renew, renew.submit, RIGHT_CODE),
      renew,
      'new recovery codes',
    ),
    both(factorCalls.end, 'turning off', withBoth(secondFactor.turnOff, off.submit, RIGHT_CODE), off, 'turned off'),
    {
      ...{ ...keys, of: passkey.list, failed: { role: 'main', text: passkeys.failed.title } },
      busy: { role: 'heading', name: passkeys.title },
      named: { ok: 'one', empty: 'none', many: 'as many as there may be' },
    },
    {
      ...{ ...keys, of: passkey.begin, what: 'adding', acts: adding(RIGHT_PASSWORD), failed, device: 'unlocked' },
      busy: busy(addPasskeyDialog.busy),
      named: { ok: 'one just added', validation: 'a wrong password' },
    },
    {
      ...{ ...keys, of: passkey.add, what: 'storing', acts: adding(RIGHT_PASSWORD), failed, device: 'unlocked' },
      busy: busy(addPasskeyDialog.busy),
      shows: { '409': toast('there already'), validation: inWindow('Please give it a name') },
      named: { ok: 'one just added' },
    },
    {
      ...{ ...keys, as: equipped, of: passkey.remove, what: 'removing', failed },
      acts: [removing, press(removePasskeyDialog.confirm, 'button', 'alertdialog')],
      busy: busy(removePasskeyDialog.busy),
      named: { ok: 'one removed' },
    },
    {
      ...{ ...sessions, of: openSession.list, failed: { role: 'main', text: openSessions.failed.title } },
      busy: { role: 'heading', name: openSessions.title },
      named: { ok: 'two browsers', many: 'many browsers' },
    },
    {
      ...{ ...sessions, of: openSession.end, what: 'ending', acts: [endingPhone] },
      ...{ failed: toast(openSessions.notEndedText), busy: busy(openSessions.end) },
      named: { ok: 'one ended' },
    },
  ];
}
