import { achievement } from '@skal/contracts/achievement';
import { addOn } from '@skal/contracts/addOn';
import { integration } from '@skal/contracts/integration';
import { password as passwordCalls } from '@skal/contracts/password';
import { settings as settingsCalls } from '@skal/contracts/settings';
import { staff } from '@skal/contracts/staff';
import { attachment, ticket } from '@skal/contracts/ticket';
import { ticketThread } from '@skal/contracts/ticketThread';
import type { Plan } from '@skal/shell-kit/mocks/outcomes.ts';
import { dialog, press, type Sight, toast } from '@skal/shell-kit/mocks/states.ts';
import { addOns } from '../../content/addOns.ts';
import { integrationRequest as request } from '../../content/integrationRequest.ts';
import { myTickets } from '../../content/myTickets.ts';
import { password, passwordFailures } from '../../content/password.ts';
import { settings, settingsToasts } from '../../content/settings.ts';
import { staffForm, staffRemoval } from '../../content/staff.ts';
import { ticketForm, ticketToasts } from '../../content/ticketForm.ts';
import { anew, answering, asked, changed, filledIn, pressing, removing, sent, withFile } from './acts.ts';
import { type PortalState, said } from './screen.ts';

type PortalPlan = Plan<PortalState['as']>;

const support = { path: '/dashboard#support', as: 'client' } as const;
const busy = (name: string): Sight => ({ role: 'button', name });
const notSubmitted = toast(ticketToasts.failed.title);
const submitted: PortalPlan['shows'] = {
  ...{ ok: toast(ticketToasts.sent.title), '500': notSubmitted },
  validation: said('at most 200 characters'),
};
const withoutFile = said('The ticket itself is sent');
const notRemoved = toast(staffRemoval.failed);
const { thread } = myTickets;
const right = anew('a-long-password', 'a-long-password');

/** Whatever a client sends. */
export const sends: readonly PortalPlan[] = [
  {
    ...{ screen: 'Achievements', path: '/dashboard#achievements', as: 'client-busy', of: achievement.announce },
    // What could not be announced is asked for again at the next visit; what is reached is there all the same.
    ...{ what: 'what is announced', failed: said('6/16'), busy: said('6/16') },
    shows: {
      ok: toast('6 achievements unlocked'),
      ...{ '403': said('6/16'), '429': said('6/16'), '500': said('6/16') },
    },
  },
  {
    ...{ ...support, screen: 'Ticket form', of: ticket.create, acts: sent },
    ...{ failed: notSubmitted, busy: busy(ticketForm.submitting), shows: submitted, named: { ok: 'sent' } },
  },
  {
    ...{ ...support, screen: 'Emergency form', of: ticket.create, acts: pressing },
    ...{ failed: notSubmitted, busy: said(ticketForm.submitting), shows: submitted, named: { ok: 'sent' } },
  },
  {
    ...{ ...support, screen: 'Attachments of a ticket', of: attachment.upload, acts: withFile },
    busy: { role: 'progressbar', name: myTickets.upload.sending },
    failed: toast(myTickets.upload.failedToast.title),
    shows: {
      ok: said(myTickets.upload.stored),
      ...{ '403': withoutFile, '429': withoutFile, '500': withoutFile },
    },
    named: { ok: 'stored', slow: 'on their way', offline: 'interrupted', '500': 'refused by the server' },
  },
  {
    ...{ screen: 'Message below a ticket', path: '/dashboard#support', as: 'client-busy', of: ticketThread.reply },
    ...{ acts: answering, failed: toast(thread.refused.title), busy: busy(thread.sending), named: { ok: 'sent' } },
    shows: {
      ...{ ok: toast(thread.sent.title), '500': toast(thread.refused.title) },
      validation: said('at most 5000 characters'),
    },
  },
  {
    ...{ screen: 'Staff list', path: '/dashboard#staff', as: 'client-busy', of: staff.remove, what: 'removing' },
    ...{ acts: removing, failed: notRemoved, busy: busy(staffRemoval.removing) },
    shows: { ok: toast(staffRemoval.removed), '403': notRemoved, '429': notRemoved, '500': notRemoved },
    named: { ok: 'somebody removed', slow: 'being removed', '500': 'not removed' },
  },
  {
    ...{ screen: 'Add staff', path: '/dashboard#staff', as: 'client-live', of: staff.add, acts: filledIn },
    ...{ failed: toast(staffForm.addFailed), busy: busy(staffForm.submitting), named: { ok: 'added' } },
    shows: {
      ...{ ok: toast(staffForm.added), '409': toast('on your staff already') },
      validation: { role: 'dialog', text: 'valid email' },
    },
  },
  {
    ...{ screen: 'Settings', path: '/dashboard#settings', as: 'client', of: settingsCalls.save, acts: changed },
    ...{ failed: toast(settingsToasts.failed), busy: busy(settings.saving) },
    shows: {
      ...{ ok: toast(settingsToasts.saved.title), '403': toast(settingsToasts.forbidden) },
      ...{ '429': toast(settingsToasts.failed), '500': toast(settingsToasts.other) },
      validation: toast(settingsToasts.failed),
    },
    named: { ok: 'saved', slow: 'being saved' },
  },
  {
    ...{ screen: 'Change password', path: '/dashboard#settings', as: 'client', of: passwordCalls.change, acts: right },
    ...{
      failed: toast(passwordFailures.catalogue[3].title),
      busy: busy(password.submitting),
      named: { ok: 'changed' },
    },
    shows: {
      ...{ ok: dialog(password.done.title), '500': toast(passwordFailures.other.title) },
      validation: toast(passwordFailures.catalogue[0].title),
    },
  },
  {
    ...{ screen: 'Request an integration', path: '/dashboard#integrations', as: 'client-live' },
    ...{ of: integration.request, acts: asked, failed: toast(request.failed.title), busy: busy(request.sending) },
    shows: {
      ...{ ok: toast(request.sent.title), '500': toast(request.failed.title) },
      validation: { role: 'dialog', text: 'at most 200 characters' },
    },
    named: { ok: 'sent' },
  },
  {
    ...{
      screen: 'Add-ons',
      path: '/dashboard#add-ons',
      as: 'client-live',
      of: addOn.await,
      acts: [press(addOns.action)],
    },
    ...{ failed: toast(addOns.failed.title), busy: { role: 'button', name: addOns.action } },
    shows: { ok: toast('Noted'), '500': toast(addOns.failed.title) },
    named: { ok: 'noted', '500': 'not noted' },
  },
];
