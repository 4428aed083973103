import { dialog, heading, onScreen, press, type State, toast, write } from '@skal/shell-kit/mocks/states.ts';
import { emailChange } from '../content/emailChange.ts';
import { openSessions } from '../content/openSessions.ts';
import { addPasskeyDialog, passkeys, removePasskeyDialog } from '../content/passkeys.ts';
import { bothDialog, recoveryCodes, secondFactor, setUpDialog } from '../content/secondFactor.ts';
import { RIGHT_CODE, RIGHT_PASSWORD } from './secondFactor.ts';

interface Where<Person extends string> {
  /** What these parts are a part of. */
  screen: string;
  path: string;
  /** Somebody who has set up nothing yet. */
  as: Person;
  /** Somebody with codes and a passkey; without one, that is left out. */
  equipped?: Person;
}

const inWindow = (text: string) => ({ role: 'dialog', text }) as const;

const askingLink = [
  ...[press(emailChange.change), write(emailChange.newEmail, 'karen@vinbar.example')],
  ...[write(emailChange.password, RIGHT_PASSWORD), press(emailChange.submit)],
];

const { password, scan } = setUpDialog;
const settingUp = (typed: string) => [
  press(secondFactor.setUp),
  write(password.label, typed),
  press(password.submit, 'button', 'dialog'),
];
const confirming = (code: string) => [...settingUp(RIGHT_PASSWORD), write(scan.label, code), press(scan.submit)];

const withBoth = (open: string, submit: string, code: string) => [
  ...[press(open), write(bothDialog.password, RIGHT_PASSWORD), write(bothDialog.code, code)],
  press(submit, 'button', 'dialog'),
];
const { off, renew } = bothDialog;

const adding = (typed: string) => [
  ...[press(passkeys.add), write(addPasskeyDialog.name, 'My phone'), write(addPasskeyDialog.password, typed)],
  press(addPasskeyDialog.submit, 'button', 'dialog'),
];
const removing = press(`${passkeys.remove}: My phone`);

/** What there is to see of the parts that keep an account safe, in whichever dashboard. */
export function accountStates<Person extends string>({ screen, path, as, equipped }: Where<Person>) {
  const on = onScreen<Person, never>;
  const states: State<Person, never>[] = [
    ...on({ screen: `${screen}: e-mail address`, path, as }, [
      { name: 'as it is', shows: heading(emailChange.title) },
      { name: 'another one', acts: [press(emailChange.change)], shows: dialog(emailChange.change) },
      {
        name: 'fields missing',
        acts: [press(emailChange.change), press(emailChange.submit)],
        shows: inWindow('Please enter a valid email address'),
      },
      { name: 'link sent', acts: askingLink, shows: { role: 'main', text: 'karen@vinbar.example' } },
    ]),
    ...on({ screen: `${screen}: codes`, path, as }, [
      { name: 'off', shows: { role: 'button', name: secondFactor.setUp } },
      { name: 'setting up: the password', acts: [press(secondFactor.setUp)], shows: dialog(setUpDialog.title) },
      { name: 'setting up: a wrong password', acts: settingUp('wrong'), shows: inWindow('password is incorrect') },
      { name: 'setting up: the picture', acts: settingUp(RIGHT_PASSWORD), shows: inWindow(scan.byHand) },
      { name: 'setting up: a wrong code', acts: confirming('000000'), shows: inWindow('This code is not right') },
      { name: 'on, with recovery codes', acts: confirming(RIGHT_CODE), shows: dialog(recoveryCodes.title) },
    ]),
    ...on({ screen: `${screen}: passkeys`, path, as }, [
      { name: 'none', shows: { role: 'button', name: passkeys.add } },
      { name: 'a new one', acts: [press(passkeys.add)], shows: dialog(addPasskeyDialog.title) },
      { name: 'a wrong password', acts: adding('wrong'), shows: inWindow('password is incorrect') },
    ]),
    ...on({ screen: `${screen}: where one is signed in`, path, as }, [
      { name: 'two browsers', shows: { role: 'list', name: openSessions.title } },
      { name: 'one ended', acts: [press(`${openSessions.end}: Safari on iPhone`)], shows: toast(openSessions.ended) },
    ]),
  ];
  if (!equipped) return states;
  return [
    ...states,
    ...on({ screen: `${screen}: codes`, path, as: equipped }, [
      { name: 'on, few recovery codes left', shows: { role: 'main', text: secondFactor.left(2) } },
      {
        name: 'new recovery codes',
        acts: withBoth(secondFactor.renew, renew.submit, RIGHT_CODE),
        shows: dialog(recoveryCodes.title),
      },
      { name: 'turning off', acts: [press(secondFactor.turnOff)], shows: dialog(off.title) },
      {
        name: 'turning off: a wrong code',
        acts: withBoth(secondFactor.turnOff, off.submit, '000000'),
        shows: inWindow('not right'),
      },
      { name: 'turned off', acts: withBoth(secondFactor.turnOff, off.submit, RIGHT_CODE), shows: toast(off.done) },
    ]),
    ...on({ screen: `${screen}: passkeys`, path, as: equipped }, [
      { name: 'one', shows: { role: 'list', name: passkeys.list } },
      {
        name: 'removing one',
        acts: [removing],
        shows: { role: 'alertdialog', name: removePasskeyDialog.title('My phone') },
      },
      {
        name: 'one removed',
        acts: [removing, press(removePasskeyDialog.confirm, 'button', 'alertdialog')],
        shows: toast(removePasskeyDialog.done),
      },
    ]),
  ];
}
