import { operator } from '@skal/contracts/account/operator';
import { deadLetter } from '@skal/contracts/operations/deadLetter';
import { release } from '@skal/contracts/operations/release';
import { adminAttachment, adminTicket } from '@skal/contracts/support/adminTicket';
import { adminAddOnInterest, adminIntegrationRequest, lead } from '@skal/contracts/support/followUp';
import { snippet } from '@skal/contracts/support/snippet';
import type { CallPlan } from '@skal/shell-kit/mocks/callOutcomes.ts';
import { attachFile, choose, click, type ExpectedElement, fill, toast } from '@skal/shell-kit/mocks/states.ts';
import { deadLetters, deadLetterToasts, deleteDialog } from '../../content/operations/deadLetters.ts';
import { followUp, inbox, snippets, ticketAdmin } from '../../content/operations/inbox.ts';
import { inviteForm, operatorDialogs, operators, operatorToasts } from '../../content/operations/operators.ts';
import { type ReleaseAction, releaseActions, releaseForm } from '../../content/operations/releases.ts';
import { type AdminScreenState, mainContains } from './builders.ts';
import { inboxItemPath, noteSteps, replySteps } from './inboxSteps.ts';

type AdminPlan = CallPlan<AdminScreenState['persona']>;
const persona: AdminScreenState['persona'] = 'operator';
const busy = (name: string): ExpectedElement => ({ role: 'button', name });

const ticket = { screen: 'Ticket in the inbox', path: inboxItemPath('ticket', '3'), persona };
const notSent = toast(ticketAdmin.failed.title);
const saving = [fill(ticketAdmin.label, 'We are on it.'), click(snippets.save)];

/** Saving the note of an inbox item. */
const note = (
  screen: string,
  kind: string,
  letter: string,
  endpoint: CallPlan['endpoint'],
  label: string,
  ok?: string,
): AdminPlan => ({
  ...{ screen, path: inboxItemPath(kind, letter), persona, endpoint, label, steps: noteSteps },
  ...{ onError: toast(followUp.failed.description), whilePending: busy(followUp.saving) },
  expected: { ok: toast(followUp.saved.title), validation: mainContains('Please use at most 5000 characters') },
  ...(ok && { stateNames: { ok } }),
});

const inboxes: AdminPlan[] = [
  {
    ...{
      ...ticket,
      endpoint: adminTicket.answer,
      steps: replySteps,
      onError: notSent,
      whilePending: mainContains(ticketAdmin.sending),
    },
    expected: {
      ok: toast(ticketAdmin.sent.title),
      '500': notSent,
      validation: mainContains('Please use at most 5000 characters'),
    },
    stateNames: {
      ok: 'answered',
      slow: 'being answered',
      offline: 'answer without a connection',
      '500': 'answer failed',
    },
  },
  {
    ...{ ...ticket, endpoint: adminTicket.change, label: 'status', steps: [choose(ticketAdmin.status, 'In progress')] },
    onError: toast(inbox.changeFailed.description),
    expected: { ok: mainContains('In progress') },
  },
  {
    ...{ ...ticket, endpoint: adminAttachment.upload, label: 'a file' },
    steps: [attachFile(ticketAdmin.attach, 'screen.png', 100), ...replySteps],
    onError: toast(ticketAdmin.fileFailed('screen.png').title),
    expected: {
      ok: mainContains('screen.png'),
      ...Object.fromEntries(
        ['403', '429', '500'].map((status) => [status, toast(ticketAdmin.fileFailed('screen.png').title)]),
      ),
    },
  },
  {
    ...{
      ...ticket,
      endpoint: snippet.add,
      label: 'a snippet',
      steps: saving,
      onError: toast(snippets.failed.description),
    },
    expected: { ok: toast(snippets.saved('').title), validation: toast('Please use at most 5000 characters') },
  },
  {
    ...{ ...ticket, endpoint: snippet.remove, label: 'a snippet removed', onError: toast(snippets.failed.description) },
    steps: [...saving, choose(snippets.choose, 'We are on it.'), click(snippets.remove)],
    expected: { ok: toast(snippets.removed.title) },
  },
  note('Inquiry in the inbox', 'consultation', '1', lead.change, 'note', 'note saved'),
  note('Wishes in the inbox', 'integration', '5', adminIntegrationRequest.change, 'note on an integration'),
  note('Wishes in the inbox', 'add-on', '6', adminAddOnInterest.change, 'note on an add-on'),
];

const people = { screen: 'Operators', path: '/admin/operators', persona };
const invited = [
  click(operators.invite),
  ...[fill(inviteForm.contactName, 'Per Dam'), fill(inviteForm.email, 'per@skal.example'), click(inviteForm.submit)],
];
const { disable, resetFactor } = operatorDialogs;
const inWindow = (text: string): ExpectedElement => ({ role: 'dialog', text });
const isDisabled = { '409': toast('This account is disabled. Enable it first.') };

const operatorPlans: AdminPlan[] = [
  {
    ...{
      ...people,
      endpoint: operator.invite,
      label: 'invited',
      steps: invited,
      onError: toast(operatorToasts.failed),
    },
    whilePending: busy(inviteForm.busy),
    expected: {
      ok: toast(inviteForm.sent),
      '409': inWindow('An account with this email address already exists.'),
      validation: inWindow('Invalid email address'),
    },
    stateNames: { ok: 'invited' },
  },
  {
    ...{ ...people, endpoint: operator.change, label: 'disabling', onError: toast(operatorToasts.failed) },
    steps: [click(`${operators.disable}: Ida Holm`), click(disable.confirm, 'button', 'alertdialog')],
    ...{ whilePending: busy(disable.busy), expected: { ...isDisabled, ok: toast(operatorToasts.changed) } },
    stateNames: { ok: 'disabled', offline: 'not disabled' },
  },
  {
    ...{ ...people, endpoint: operator.sendLink, label: 'a link', steps: [click(`${operators.sendLink}: Ida Holm`)] },
    ...{ onError: toast(operatorToasts.failed), expected: { ...isDisabled, ok: toast(operatorToasts.linkSent) } },
  },
  {
    ...{ ...people, endpoint: operator.resetFactor, label: 'codes', onError: toast(operatorToasts.failed) },
    steps: [click(`${operators.resetFactor}: Bo Lind`), click(resetFactor.confirm, 'button', 'alertdialog')],
    ...{ whilePending: busy(resetFactor.busy), expected: { ...isDisabled, ok: toast(operatorToasts.isReset) } },
  },
];

const ofMail = (button: string) => click(`${button}: kasse@vinbar.example, Invoice 12 from Skal`);
const deadLetterScreen = {
  screen: 'Held mails',
  path: '/admin/mails',
  persona,
  onError: toast(deadLetterToasts.failed),
};

const mailPlans: AdminPlan[] = [
  {
    ...{ ...deadLetterScreen, endpoint: deadLetter.retry, label: 'trying again', steps: [ofMail(deadLetters.retry)] },
    expected: { ok: toast(deadLetterToasts.retried), '409': toast('has expired') },
    stateNames: { ok: 'tried again' },
  },
  {
    ...{ ...deadLetterScreen, endpoint: deadLetter.drop, label: 'dropping', whilePending: busy(deleteDialog.busy) },
    steps: [ofMail(deadLetters.drop), click(deleteDialog.confirm, 'button', 'alertdialog')],
    expected: { ok: toast(deadLetterToasts.dropped) },
  },
];

/** Release actions; an error is shown and the confirmation stays open. */
const version = (act: ReleaseAction, label: string, bundle: string, named: CallPlan['stateNames'] = {}): AdminPlan => ({
  ...{ screen: 'Releases', path: '/admin/releases', persona, endpoint: release[act], label },
  steps: [
    ...[click(releaseForm.labelFor(releaseActions[act].button, bundle)), fill(releaseForm.note, 'As agreed')],
    click(releaseActions[act].submit, 'button', 'dialog'),
  ],
  ...{ onError: toast(releaseForm.failedReason), whilePending: busy(releaseForm.busy), stateNames: named },
  expected: {
    ok: toast(releaseActions[act].done),
    '409': toast('Conflict'),
    validation: inWindow('Please use at most 200 characters'),
  },
});

/** Mutation outcomes not about a single client. */
export const mutations: readonly AdminPlan[] = [
  ...[...inboxes, ...operatorPlans, ...mailPlans],
  version('promote', 'promoting', 'mfe-portal', {
    ok: 'promoted',
    '409': 'changed by another operator meanwhile',
    offline: 'not promoted',
  }),
  version('abort', 'ending a canary', 'mfe-portal'),
  version('rollBack', 'rolling back', 'mfe-admin'),
];
