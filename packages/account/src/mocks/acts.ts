import { press, write } from '@skal/shell-kit/mocks/states.ts';
import { emailChange } from '../content/emailChange.ts';
import { openSessions } from '../content/openSessions.ts';
import { addPasskeyDialog, passkeys } from '../content/passkeys.ts';
import { bothDialog, secondFactor, setUpDialog } from '../content/secondFactor.ts';
import { RIGHT_PASSWORD } from './secondFactor.ts';

export interface Where<Person extends string> {
  /** What these parts are a part of. */
  screen: string;
  path: string;
  /** Somebody who has set up nothing yet. */
  as: Person;
  /** Somebody with codes and a passkey. */
  equipped: Person;
}

export const askingLink = [
  ...[press(emailChange.change), write(emailChange.newEmail, 'karen@vinbar.example')],
  ...[write(emailChange.password, RIGHT_PASSWORD), press(emailChange.submit)],
];

const { password, scan } = setUpDialog;
export const settingUp = (typed: string) => [
  press(secondFactor.setUp),
  write(password.label, typed),
  press(password.submit, 'button', 'dialog'),
];
export const confirming = (code: string) => [...settingUp(RIGHT_PASSWORD), write(scan.label, code), press(scan.submit)];

export const withBoth = (open: string, submit: string, code: string) => [
  ...[press(open), write(bothDialog.password, RIGHT_PASSWORD), write(bothDialog.code, code)],
  press(submit, 'button', 'dialog'),
];
export const adding = (typed: string) => [
  ...[press(passkeys.add), write(addPasskeyDialog.name, 'My phone'), write(addPasskeyDialog.password, typed)],
  press(addPasskeyDialog.submit, 'button', 'dialog'),
];
export const removing = press(`${passkeys.remove}: My phone`);

export const endingPhone = press(`${openSessions.end}: Safari on iPhone`);
