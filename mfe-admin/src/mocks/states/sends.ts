import { addOnWish, integrationWish, lead } from '@skal/contracts/followUp';
import { heldMail } from '@skal/contracts/heldMail';
import { operator } from '@skal/contracts/operator';
import { release } from '@skal/contracts/release';
import { snippet } from '@skal/contracts/snippet';
import { deskAttachment, deskTicket } from '@skal/contracts/ticketDesk';
import type { Plan } from '@skal/shell-kit/mocks/outcomes.ts';
import { attach, choose, press, type Sight, toast, write } from '@skal/shell-kit/mocks/states.ts';
import { followUp, inbox, snippets, ticketDesk } from '../../content/inbox.ts';
import { dropDialog, mails, mailToasts } from '../../content/mails.ts';
import { inviteForm, operatorDialogs, operators, operatorToasts } from '../../content/operators.ts';
import { type ReleaseAct, releaseActs, releaseForm } from '../../content/releases.ts';
import { answering, item, noting } from './acts.ts';
import { type AdminState, said } from './screen.ts';

type AdminPlan = Plan<AdminState['as']>;
const as: AdminState['as'] = 'operator';
const busy = (name: string): Sight => ({ role: 'button', name });

const ticket = { screen: 'Ticket in the inbox', path: item('ticket', '3'), as };
const notSent = toast(ticketDesk.failed.title);
const saving = [write(ticketDesk.label, 'We are on it.'), press(snippets.save)];

/** A note on something that is followed up. */
const note = (screen: string, kind: string, letter: string, of: Plan['of'], what: string, ok?: string): AdminPlan => ({
  ...{ screen, path: item(kind, letter), as, of, what, acts: noting },
  ...{ failed: toast(followUp.failed.description), busy: busy(followUp.saving) },
  shows: { ok: toast(followUp.saved.title), validation: said('at most 5000 characters') },
  ...(ok && { named: { ok } }),
});

const inboxes: AdminPlan[] = [
  {
    ...{ ...ticket, of: deskTicket.answer, acts: answering, failed: notSent, busy: said(ticketDesk.sending) },
    shows: { ok: toast(ticketDesk.sent.title), '500': notSent, validation: said('at most 5000 characters') },
    named: { ok: 'answered', slow: 'being answered', offline: 'answer without a connection', '500': 'answer failed' },
  },
  {
    ...{ ...ticket, of: deskTicket.change, what: 'status', acts: [choose(ticketDesk.status, 'In progress')] },
    failed: toast(inbox.changeFailed.description),
    shows: { ok: said('In progress') },
  },
  {
    ...{ ...ticket, of: deskAttachment.upload, what: 'a file' },
    acts: [attach(ticketDesk.attach, 'screen.png', 100), ...answering],
    failed: toast(ticketDesk.fileFailed('screen.png').title),
    shows: {
      ok: said('screen.png'),
      ...Object.fromEntries(
        ['403', '429', '500'].map((status) => [status, toast(ticketDesk.fileFailed('screen.png').title)]),
      ),
    },
  },
  {
    ...{ ...ticket, of: snippet.add, what: 'a snippet', acts: saving, failed: toast(snippets.failed.description) },
    shows: { ok: toast(snippets.saved('').title), validation: toast('at most 5000 characters') },
  },
  {
    ...{ ...ticket, of: snippet.remove, what: 'a snippet removed', failed: toast(snippets.failed.description) },
    acts: [...saving, choose(snippets.choose, 'We are on it.'), press(snippets.remove)],
    shows: { ok: toast(snippets.removed.title) },
  },
  note('Inquiry in the inbox', 'consultation', '1', lead.change, 'note', 'note saved'),
  note('Wishes in the inbox', 'integration', '5', integrationWish.change, 'note on an integration'),
  note('Wishes in the inbox', 'add-on', '6', addOnWish.change, 'note on an add-on'),
];

const people = { screen: 'Operators', path: '/admin/operators', as };
const invited = [
  press(operators.invite),
  ...[write(inviteForm.contactName, 'Per Dam'), write(inviteForm.email, 'per@skal.example'), press(inviteForm.submit)],
];
const { disable, resetFactor } = operatorDialogs;
const inWindow = (text: string): Sight => ({ role: 'dialog', text });
const isDisabled = { '409': toast('is disabled') };

const operatorPlans: AdminPlan[] = [
  {
    ...{ ...people, of: operator.invite, what: 'invited', acts: invited, failed: toast(operatorToasts.failed) },
    busy: busy(inviteForm.busy),
    shows: {
      ok: toast(inviteForm.sent),
      '409': inWindow('already exists'),
      validation: inWindow('Invalid email address'),
    },
    named: { ok: 'invited' },
  },
  {
    ...{ ...people, of: operator.change, what: 'disabling', failed: toast(operatorToasts.failed) },
    acts: [press(`${operators.disable}: Ida Holm`), press(disable.confirm, 'button', 'alertdialog')],
    ...{ busy: busy(disable.busy), shows: { ...isDisabled, ok: toast(operatorToasts.changed) } },
    named: { ok: 'disabled', offline: 'not disabled' },
  },
  {
    ...{ ...people, of: operator.sendLink, what: 'a link', acts: [press(`${operators.sendLink}: Ida Holm`)] },
    ...{ failed: toast(operatorToasts.failed), shows: { ...isDisabled, ok: toast(operatorToasts.linkSent) } },
  },
  {
    ...{ ...people, of: operator.resetFactor, what: 'codes', failed: toast(operatorToasts.failed) },
    acts: [press(`${operators.resetFactor}: Bo Lind`), press(resetFactor.confirm, 'button', 'alertdialog')],
    ...{ busy: busy(resetFactor.busy), shows: { ...isDisabled, ok: toast(operatorToasts.isReset) } },
  },
];

const ofMail = (button: string) => press(`${button}: kasse@vinbar.example, Invoice 12 from Skal`);
const held = { screen: 'Held mails', path: '/admin/mails', as, failed: toast(mailToasts.failed) };

const mailPlans: AdminPlan[] = [
  {
    ...{ ...held, of: heldMail.retry, what: 'trying again', acts: [ofMail(mails.retry)] },
    shows: { ok: toast(mailToasts.retried), '409': toast('no longer works') },
    named: { ok: 'tried again' },
  },
  {
    ...{ ...held, of: heldMail.drop, what: 'dropping', busy: busy(dropDialog.busy) },
    acts: [ofMail(mails.drop), press(dropDialog.confirm, 'button', 'alertdialog')],
    shows: { ok: toast(mailToasts.dropped) },
  },
];

/** Making another version live; what goes wrong is said, and the question stays. */
const version = (act: ReleaseAct, what: string, bundle: string, named: Plan['named'] = {}): AdminPlan => ({
  ...{ screen: 'Releases', path: '/admin/releases', as, of: release[act], what },
  acts: [
    ...[press(releaseForm.of(releaseActs[act].button, bundle)), write(releaseForm.note, 'As agreed')],
    press(releaseActs[act].submit, 'button', 'dialog'),
  ],
  ...{ failed: toast(releaseForm.failedReason), busy: busy(releaseForm.busy), named },
  shows: {
    ok: toast(releaseActs[act].done),
    '409': toast('Somebody was faster'),
    validation: inWindow('at most 200 characters'),
  },
});

/** Whatever an operator sends that is about no single client. */
export const sends: readonly AdminPlan[] = [
  ...[...inboxes, ...operatorPlans, ...mailPlans],
  version('promote', 'promoting', 'mfe-portal', {
    ok: 'promoted',
    '409': 'somebody was faster',
    offline: 'not promoted',
  }),
  version('abort', 'ending a canary', 'mfe-portal'),
  version('rollBack', 'rolling back', 'mfe-admin'),
];
