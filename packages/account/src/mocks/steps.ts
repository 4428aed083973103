import { click, fill } from '@skal/shell-kit/mocks/states.ts';
import { activeSessions } from '../content/activeSessions.ts';
import { emailChange } from '../content/emailChange.ts';
import { addPasskeyDialog, passkeys } from '../content/passkeys.ts';
import { reauthenticateDialog, secondFactor, secondFactorSetupDialog } from '../content/secondFactor.ts';
import { VALID_PASSWORD } from './secondFactor.ts';

export interface StateContext<Person extends string> {
  /** The screen that contains these sections. */
  screen: string;
  path: string;
  /** A user who has set up nothing yet. */
  persona: Person;
  /** A user with a second factor and a passkey. */
  secured: Person;
}

export const requestLinkSteps = [
  ...[click(emailChange.change), fill(emailChange.newEmail, 'karen@vinbar.example')],
  ...[fill(emailChange.password, VALID_PASSWORD), click(emailChange.submit)],
];

const { password, scan } = secondFactorSetupDialog;
export const startSetupSteps = (typed: string) => [
  click(secondFactor.setUp),
  fill(password.label, typed),
  click(password.submit, 'button', 'dialog'),
];
export const confirmSetupSteps = (code: string) => [
  ...startSetupSteps(VALID_PASSWORD),
  fill(scan.label, code),
  click(scan.submit),
];

export const reauthenticateSteps = (open: string, submit: string, code: string) => [
  ...[click(open), fill(reauthenticateDialog.password, VALID_PASSWORD), fill(reauthenticateDialog.code, code)],
  click(submit, 'button', 'dialog'),
];
export const addPasskeySteps = (typed: string) => [
  ...[click(passkeys.add), fill(addPasskeyDialog.name, 'My phone'), fill(addPasskeyDialog.password, typed)],
  click(addPasskeyDialog.submit, 'button', 'dialog'),
];
export const removePasskeyStep = click(`${passkeys.remove}: My phone`);

export const endPhoneSessionStep = click(`${activeSessions.end}: Safari on iPhone`);
