import { dialog, heading, onScreen, press, type State, toast } from '@skal/shell-kit/mocks/states.ts';
import { emailChange } from '../content/emailChange.ts';
import { openSessions } from '../content/openSessions.ts';
import { addPasskeyDialog, passkeys, removePasskeyDialog } from '../content/passkeys.ts';
import { bothDialog, secondFactor, setUpDialog } from '../content/secondFactor.ts';
import { adding, confirming, removing, settingUp, type Where, withBoth } from './acts.ts';
import { RIGHT_PASSWORD } from './secondFactor.ts';

const inWindow = (text: string) => ({ role: 'dialog', text }) as const;

const { off } = bothDialog;

/** What there is to see of the parts that keep an account safe, in whichever dashboard. */
export function accountStates<Person extends string>({
  screen,
  path,
  as,
  equipped,
}: Where<Person>): State<Person, 'many'>[] {
  const on = onScreen<Person, 'many'>;
  return [
    ...on({ screen: `${screen}: e-mail address`, path, as }, [
      { name: 'as it is', shows: heading(emailChange.title) },
      { name: 'another one', acts: [press(emailChange.change)], shows: dialog(emailChange.change) },
      {
        name: 'fields missing',
        acts: [press(emailChange.change), press(emailChange.submit)],
        shows: inWindow('Please enter a valid email address'),
      },
    ]),
    ...on({ screen: `${screen}: codes`, path, as }, [
      { name: 'off', shows: { role: 'button', name: secondFactor.setUp } },
      { name: 'setting up: the password', acts: [press(secondFactor.setUp)], shows: dialog(setUpDialog.title) },
      { name: 'setting up: a wrong password', acts: settingUp('wrong'), shows: inWindow('password is incorrect') },
      { name: 'setting up: a wrong code', acts: confirming('000000'), shows: inWindow('This code is not right') },
    ]),
    ...on({ screen: `${screen}: passkeys`, path, as }, [
      { name: 'none', shows: { role: 'button', name: passkeys.add } },
      { name: 'a new one', acts: [press(passkeys.add)], shows: dialog(addPasskeyDialog.title) },
      { name: 'a wrong password', acts: adding('wrong'), shows: inWindow('password is incorrect') },
      {
        name: 'the device was not unlocked',
        device: 'refusing',
        acts: adding(RIGHT_PASSWORD),
        shows: toast(addPasskeyDialog.refused),
      },
      {
        name: 'the device has one already',
        device: 'taken',
        acts: adding(RIGHT_PASSWORD),
        shows: toast(addPasskeyDialog.refused),
      },
    ]),
    ...on({ screen: `${screen}: where one is signed in`, path, as }, [
      { name: 'two browsers', shows: { role: 'list', name: openSessions.title } },
    ]),
    ...on({ screen: `${screen}: codes`, path, as: equipped }, [
      { name: 'on, few recovery codes left', shows: { role: 'main', text: secondFactor.left(2) } },
      { name: 'turning off', acts: [press(secondFactor.turnOff)], shows: dialog(off.title) },
      {
        name: 'turning off: a wrong code',
        acts: withBoth(secondFactor.turnOff, off.submit, '000000'),
        shows: inWindow('not right'),
      },
    ]),
    ...on({ screen: `${screen}: passkeys`, path, as: equipped }, [
      { name: 'one', shows: { role: 'list', name: passkeys.list } },
      {
        name: 'removing one',
        acts: [removing],
        shows: { role: 'alertdialog', name: removePasskeyDialog.title('My phone') },
      },
    ]),
  ];
}
