import { click, dialog, heading, type ScreenState, screenStates, toast } from '@skal/shell-kit/mocks/states.ts';
import { activeSessions } from '../content/activeSessions.ts';
import { emailChange } from '../content/emailChange.ts';
import { addPasskeyDialog, passkeys, removePasskeyDialog } from '../content/passkeys.ts';
import { reauthenticateDialog, secondFactor, secondFactorSetupDialog } from '../content/secondFactor.ts';
import { VALID_PASSWORD } from './secondFactor.ts';
import {
  addPasskeySteps,
  confirmSetupSteps,
  reauthenticateSteps,
  removePasskeyStep,
  type StateContext,
  startSetupSteps,
} from './steps.ts';

const inWindow = (text: string) => ({ role: 'dialog', text }) as const;

const { off } = reauthenticateDialog;

/** UI states of these sections, for each dashboard. */
export function accountScreenStates<Person extends string>({
  screen,
  path,
  persona,
  secured,
}: StateContext<Person>): ScreenState<Person, 'many'>[] {
  const on = screenStates<Person, 'many'>;
  return [
    ...on({ screen: `${screen}: e-mail address`, path, persona }, [
      { name: 'as it is', expects: heading(emailChange.title) },
      { name: 'another one', actions: [click(emailChange.change)], expects: dialog(emailChange.change) },
      {
        name: 'fields missing',
        actions: [click(emailChange.change), click(emailChange.submit)],
        expects: inWindow('Please enter a valid email address'),
      },
    ]),
    ...on({ screen: `${screen}: codes`, path, persona }, [
      { name: 'off', expects: { role: 'button', name: secondFactor.setUp } },
      {
        name: 'setting up: the password',
        actions: [click(secondFactor.setUp)],
        expects: dialog(secondFactorSetupDialog.title),
      },
      {
        name: 'setting up: a wrong password',
        actions: startSetupSteps('wrong'),
        expects: inWindow('Current password is incorrect'),
      },
      {
        name: 'setting up: a wrong code',
        actions: confirmSetupSteps('000000'),
        expects: inWindow('This code is incorrect or has already been used.'),
      },
    ]),
    ...on({ screen: `${screen}: passkeys`, path, persona }, [
      { name: 'none', expects: { role: 'button', name: passkeys.add } },
      { name: 'a new one', actions: [click(passkeys.add)], expects: dialog(addPasskeyDialog.title) },
      {
        name: 'a wrong password',
        actions: addPasskeySteps('wrong'),
        expects: inWindow('Current password is incorrect'),
      },
      {
        name: 'the device was not unlocked',
        device: 'refusing',
        actions: addPasskeySteps(VALID_PASSWORD),
        expects: toast(addPasskeyDialog.refused),
      },
      {
        name: 'the device has one already',
        device: 'taken',
        actions: addPasskeySteps(VALID_PASSWORD),
        expects: toast(addPasskeyDialog.refused),
      },
    ]),
    ...on({ screen: `${screen}: where one is signed in`, path, persona }, [
      { name: 'two browsers', expects: { role: 'list', name: activeSessions.title } },
    ]),
    ...on({ screen: `${screen}: codes`, path, persona: secured }, [
      { name: 'on, few recovery codes left', expects: { role: 'main', text: secondFactor.left(2) } },
      { name: 'turning off', actions: [click(secondFactor.turnOff)], expects: dialog(off.title) },
      {
        name: 'turning off: a wrong code',
        actions: reauthenticateSteps(secondFactor.turnOff, off.submit, '000000'),
        expects: inWindow('This code is incorrect or has already been used.'),
      },
    ]),
    ...on({ screen: `${screen}: passkeys`, path, persona: secured }, [
      { name: 'one', expects: { role: 'list', name: passkeys.list } },
      {
        name: 'removing one',
        actions: [removePasskeyStep],
        expects: { role: 'alertdialog', name: removePasskeyDialog.title('My phone') },
      },
    ]),
  ];
}
