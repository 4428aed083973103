import { achievement } from '@skal/contracts/achievement';
import { addOn } from '@skal/contracts/addOn';
import { integration } from '@skal/contracts/integration';
import { password as passwordCalls } from '@skal/contracts/password';
import { settings as settingsCalls } from '@skal/contracts/settings';
import { staff } from '@skal/contracts/staff';
import { attachment, ticket } from '@skal/contracts/ticket';
import { ticketThread } from '@skal/contracts/ticketThread';
import type { Plan } from '@skal/shell-kit/mocks/outcomes.ts';
import { press, toast } from '@skal/shell-kit/mocks/states.ts';
import { addOns } from '../../content/addOns.ts';
import { myTickets } from '../../content/myTickets.ts';
import { passwordFailures } from '../../content/password.ts';
import { settingsToasts } from '../../content/settings.ts';
import { staffForm, staffRemoval } from '../../content/staff.ts';
import { ticketToasts } from '../../content/ticketForm.ts';
import { anew, answering, asked, changed, filledIn, pressing, removing, sent, withFile } from './acts.ts';
import { type PortalState, said } from './screen.ts';

type PortalPlan = Plan<PortalState['as']>;

const support = { path: '/dashboard#support', as: 'client' } as const;
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
    failed: toast(ticketToasts.failed.title),
    named: { ok: 'sent', slow: 'being sent', validation: 'a field refused by the server' },
  },
  {
    ...{ ...support, screen: 'Emergency form', of: ticket.create, acts: pressing },
    failed: toast(ticketToasts.failed.title),
    shows: { validation: said('at most 200 characters') },
    named: { ok: 'sent', slow: 'being sent' },
  },
  {
    ...{ ...support, screen: 'Attachments of a ticket', of: attachment.upload, acts: withFile },
    shows: { '403': said('The ticket itself is sent'), '429': said('The ticket itself is sent') },
    named: { ok: 'stored', slow: 'on their way', offline: 'interrupted', '500': 'refused by the server' },
  },
  {
    ...{ screen: 'Message below a ticket', path: '/dashboard#support', as: 'client-busy', of: ticketThread.reply },
    ...{ acts: answering, failed: toast(myTickets.thread.refused.title) },
    named: { ok: 'sent', slow: 'being sent', validation: 'a field refused by the server' },
  },
  {
    ...{ screen: 'Staff list', path: '/dashboard#staff', as: 'client-busy', of: staff.remove, what: 'removing' },
    ...{ acts: removing, failed: toast(staffRemoval.failed) },
    shows: { '403': toast(staffRemoval.failed), '429': toast(staffRemoval.failed) },
    named: { ok: 'somebody removed', slow: 'being removed', '500': 'not removed' },
  },
  {
    ...{ screen: 'Add staff', path: '/dashboard#staff', as: 'client-live', of: staff.add, acts: filledIn },
    failed: toast(staffForm.addFailed),
    named: { ok: 'added', slow: 'being sent', '409': 'there already', validation: 'a field refused by the server' },
  },
  {
    ...{ screen: 'Settings', path: '/dashboard#settings', as: 'client', of: settingsCalls.save, acts: changed },
    failed: toast(settingsToasts.failed),
    named: { ok: 'saved', slow: 'being saved', validation: 'a field refused by the server' },
  },
  {
    ...{ screen: 'Change password', path: '/dashboard#settings', as: 'client', of: passwordCalls.change, acts: right },
    failed: toast(passwordFailures.catalogue[3].title),
    named: { ok: 'changed', slow: 'being sent', validation: 'a field refused by the server' },
  },
  {
    ...{ screen: 'Request an integration', path: '/dashboard#integrations', as: 'client-live' },
    ...{ of: integration.request, acts: asked },
    named: { ok: 'sent', slow: 'being sent', offline: 'no connection', validation: 'a field refused by the server' },
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
    named: { ok: 'noted', '500': 'not noted' },
  },
];
