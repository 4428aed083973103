import { activeSession } from '@skal/contracts/account/activeSession';
import { emailChange as emailCalls } from '@skal/contracts/account/emailChange';
import { passkey } from '@skal/contracts/account/passkey';
import { secondFactor as factorCalls } from '@skal/contracts/account/secondFactor';
import type { CallPlan } from '@skal/shell-kit/mocks/callOutcomes.ts';
import { click, dialog, type ExpectedElement, toast, type UserAction } from '@skal/shell-kit/mocks/states.ts';
import { activeSessions } from '../content/activeSessions.ts';
import { genericFailure } from '../content/common.ts';
import { emailChange } from '../content/emailChange.ts';
import { addPasskeyDialog, passkeys, removePasskeyDialog } from '../content/passkeys.ts';
import { reauthenticateDialog, recoveryCodes, secondFactor, secondFactorSetupDialog } from '../content/secondFactor.ts';
import { VALID_CODE, VALID_PASSWORD } from './secondFactor.ts';
import {
  addPasskeySteps,
  confirmSetupSteps,
  endPhoneSessionStep,
  reauthenticateSteps,
  removePasskeyStep,
  requestLinkSteps,
  type StateContext,
  startSetupSteps,
} from './steps.ts';

const inWindow = (text: string): ExpectedElement => ({ role: 'dialog', text });
const busy = (name: string): ExpectedElement => ({ role: 'button', name });
const failed = toast(genericFailure.text);
const added: ExpectedElement = { role: 'list', name: passkeys.list, text: 'My phone' };
const { off, renew } = reauthenticateDialog;

/** Queries and mutations of these sections, for each dashboard. */
export function accountRequestCases<Person extends string>({
  screen,
  path,
  persona,
  secured,
}: StateContext<Person>): CallPlan<Person>[] {
  const screenContext = { path, persona };
  const codes = { ...screenContext, screen: `${screen}: codes` };
  const keys = { ...screenContext, screen: `${screen}: passkeys` };
  const sessions = { ...screenContext, screen: `${screen}: where one is signed in` };
  const reauthentication = (
    endpoint: CallPlan['endpoint'],
    label: string,
    steps: readonly UserAction[],
    copy: { busy: string },
    done: string,
    ok: ExpectedElement,
  ) => ({
    ...{ ...codes, endpoint, label, steps, persona: secured, onError: failed, whilePending: busy(copy.busy) },
    ...{
      expected: {
        ok,
        '409': toast('Two-step verification is not on for this account.'),
        validation: inWindow('This code is incorrect or has already been used.'),
      },
      stateNames: { ok: done },
    },
  });
  return [
    {
      ...{
        ...screenContext,
        screen: `${screen}: e-mail address`,
        endpoint: emailCalls.request,
        steps: requestLinkSteps,
        onError: failed,
      },
      whilePending: busy(emailChange.busy),
      expected: {
        ...{
          ok: { role: 'main', text: 'karen@vinbar.example' },
          '409': inWindow('You already use this email address.'),
        },
        validation: inWindow('Please enter a valid email address'),
      },
      stateNames: { ok: 'link sent' },
    },
    {
      ...{ ...codes, endpoint: factorCalls.read, onError: { role: 'main', text: secondFactor.failed.title } },
      whilePending: { role: 'heading', name: secondFactor.title },
      stateNames: { ok: 'off' },
    },
    {
      ...{
        ...codes,
        endpoint: factorCalls.begin,
        label: 'setting up',
        steps: startSetupSteps(VALID_PASSWORD),
        onError: failed,
      },
      whilePending: busy(secondFactorSetupDialog.password.busy),
      expected: {
        ok: inWindow(secondFactorSetupDialog.scan.byHand),
        '409': toast('Two-step verification is already on. Turn it off first.'),
      },
      stateNames: { ok: 'setting up: the picture', validation: 'setting up: a wrong password' },
    },
    {
      ...{
        ...codes,
        endpoint: factorCalls.confirm,
        label: 'turning on',
        steps: confirmSetupSteps(VALID_CODE),
        onError: failed,
      },
      whilePending: busy(secondFactorSetupDialog.scan.busy),
      expected: { ok: dialog(recoveryCodes.title), '409': toast('This took too long. Please start again.') },
      stateNames: { ok: 'on, with recovery codes', validation: 'setting up: a wrong code' },
    },
    reauthentication(
      factorCalls.renewCodes,
      'new recovery codes',
      reauthenticateSteps(secondFactor.renew, renew.submit, VALID_CODE),
      renew,
      'new recovery codes',
      dialog(recoveryCodes.title),
    ),
    reauthentication(
      factorCalls.end,
      'turning off',
      reauthenticateSteps(secondFactor.turnOff, off.submit, VALID_CODE),
      off,
      'turned off',
      toast(off.done),
    ),
    {
      ...{ ...keys, endpoint: passkey.list, onError: { role: 'main', text: passkeys.failed.title } },
      whilePending: { role: 'heading', name: passkeys.title },
      expected: { many: { role: 'list', name: passkeys.list, text: 'Key 20' } },
      stateNames: { ok: 'one', empty: 'none', many: 'as many as there may be' },
    },
    {
      ...{
        ...keys,
        endpoint: passkey.begin,
        label: 'adding',
        steps: addPasskeySteps(VALID_PASSWORD),
        onError: failed,
        device: 'unlocked',
      },
      whilePending: busy(addPasskeyDialog.busy),
      expected: { ok: added },
      stateNames: { ok: 'one just added', validation: 'a wrong password' },
    },
    {
      ...{
        ...keys,
        endpoint: passkey.add,
        label: 'storing',
        steps: addPasskeySteps(VALID_PASSWORD),
        onError: failed,
        device: 'unlocked',
      },
      whilePending: busy(addPasskeyDialog.busy),
      expected: {
        ok: added,
        '409': toast('This passkey has already been added.'),
        validation: inWindow('Please enter a name'),
      },
      stateNames: { ok: 'one just added' },
    },
    {
      ...{ ...keys, persona: secured, endpoint: passkey.remove, label: 'removing', onError: failed },
      steps: [removePasskeyStep, click(removePasskeyDialog.confirm, 'button', 'alertdialog')],
      ...{ whilePending: busy(removePasskeyDialog.busy), expected: { ok: toast(removePasskeyDialog.done) } },
      stateNames: { ok: 'one removed' },
    },
    {
      ...{ ...sessions, endpoint: activeSession.list, onError: { role: 'main', text: activeSessions.failed.title } },
      whilePending: { role: 'heading', name: activeSessions.title },
      expected: { many: { role: 'list', name: activeSessions.title } },
      stateNames: { ok: 'two browsers', many: 'many browsers' },
    },
    {
      ...{ ...sessions, endpoint: activeSession.revoke, label: 'ending', steps: [endPhoneSessionStep] },
      ...{ onError: toast(activeSessions.notEndedText), whilePending: busy(activeSessions.end) },
      expected: { ok: toast(activeSessions.ended) },
      stateNames: { ok: 'one ended' },
    },
  ];
}
