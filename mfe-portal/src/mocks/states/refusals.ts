import { addOn } from '@skal/contracts/addOn';
import { integration } from '@skal/contracts/integration';
import { platforms } from '@skal/contracts/integrationState';
import { password as passwordCalls } from '@skal/contracts/password';
import { settings as settingsCalls } from '@skal/contracts/settings';
import { staff as staffCalls } from '@skal/contracts/staff';
import { attachment, ticket } from '@skal/contracts/ticket';
import { ticketThread } from '@skal/contracts/ticketThread';
import { press, toast } from '@skal/shell-kit/mocks/states.ts';
import { addOns } from '../../content/addOns.ts';
import { integrationRequest as request } from '../../content/integrationRequest.ts';
import { integrations } from '../../content/integrations.ts';
import { myTickets } from '../../content/myTickets.ts';
import { passwordFailures } from '../../content/password.ts';
import { settingsToasts } from '../../content/settings.ts';
import { staffRemoval } from '../../content/staff.ts';
import { ticketForm, ticketToasts } from '../../content/ticketForm.ts';
import { anew, answering, asked, changed, pressing, removing, withFile } from './acts.ts';
import { type PortalState, said, screen } from './screen.ts';

const tickets = [
  ...screen({ screen: 'Emergency form', path: '/dashboard#support', as: 'client' }, [
    { name: 'being sent', answers: [[ticket.create, 'slow']], acts: pressing, shows: said(ticketForm.submitting) },
    { name: 'failed', answers: [[ticket.create, '500']], acts: pressing, shows: toast(ticketToasts.failed.title) },
  ]),
  ...screen({ screen: 'Attachments of a ticket', path: '/dashboard#support', as: 'client' }, [
    {
      name: 'on their way',
      answers: [[attachment.upload, 'slow']],
      acts: withFile,
      shows: { role: 'progressbar', name: myTickets.upload.sending },
    },
    { name: 'stored', acts: withFile, shows: said(myTickets.upload.stored) },
    {
      name: 'interrupted',
      answers: [[attachment.upload, 'offline']],
      acts: withFile,
      shows: toast(myTickets.upload.failedToast.title),
    },
    {
      name: 'refused by the server',
      answers: [[attachment.upload, '500']],
      acts: withFile,
      shows: said('The ticket itself is sent'),
    },
  ]),
];

const { refused } = myTickets.thread;

const threads = screen({ screen: 'Message below a ticket', path: '/dashboard#support', as: 'client-busy' }, [
  {
    name: 'being sent',
    answers: [[ticketThread.reply, 'slow']],
    acts: answering,
    shows: { role: 'button', name: myTickets.thread.sending },
  },
  {
    name: 'a field refused by the server',
    answers: [[ticketThread.reply, 'validation']],
    acts: answering,
    shows: said('at most 5000 characters'),
  },
  { name: 'failed', answers: [[ticketThread.reply, '500']], acts: answering, shows: toast(refused.title) },
  { name: 'no connection', answers: [[ticketThread.reply, 'offline']], acts: answering, shows: toast(refused.title) },
]);

const team = [
  ...screen({ screen: 'Staff list', path: '/dashboard#staff', as: 'client-busy' }, [
    {
      name: 'being removed',
      answers: [[staffCalls.remove, 'slow']],
      acts: removing,
      shows: { role: 'button', name: staffRemoval.removing },
    },
    {
      name: 'not removed',
      answers: [[staffCalls.remove, '500']],
      acts: removing,
      shows: toast(staffRemoval.failed),
    },
  ]),
];

const right = anew('a-long-password', 'a-long-password');

const account = [
  ...screen({ screen: 'Settings', path: '/dashboard#settings', as: 'client' }, [
    {
      name: 'a field refused by the server',
      scenario: 'validation',
      acts: changed,
      shows: toast(settingsToasts.failed),
    },
    {
      name: 'refused: too many requests',
      answers: [[settingsCalls.save, '429']],
      acts: changed,
      shows: toast(settingsToasts.failed),
    },
  ]),
  ...screen({ screen: 'Change password', path: '/dashboard#settings', as: 'client' }, [
    { name: 'too short', acts: anew('short', 'short'), shows: said('New password must be at least 8 characters long') },
    { name: 'not confirmed', acts: anew('a-long-password', ''), shows: said('Please confirm your new password') },
    {
      name: 'a field refused by the server',
      scenario: 'validation',
      acts: right,
      shows: toast(passwordFailures.catalogue[0].title),
    },
    {
      name: 'refused: too many requests',
      answers: [[passwordCalls.change, '429']],
      acts: right,
      shows: toast('Too many requests'),
    },
  ]),
];

const wishes = [
  ...screen({ screen: 'Request an integration', path: '/dashboard#integrations', as: 'client-live' }, [
    {
      name: 'being sent',
      answers: [[integration.request, 'slow']],
      acts: asked,
      shows: { role: 'button', name: request.sending },
    },
    {
      name: 'a field refused by the server',
      scenario: 'validation',
      acts: asked,
      shows: { role: 'dialog', text: 'at most 200 characters' },
    },
    {
      name: 'no connection',
      answers: [[integration.request, 'offline']],
      acts: asked,
      shows: toast(request.failed.title),
    },
  ]),
  ...screen({ screen: 'Integrations', path: '/dashboard#integrations', as: 'client-busy' }, [
    { name: 'one connected', shows: said(integrations.activity.countOf(1, platforms.length)) },
  ]),
  ...screen({ screen: 'Add-ons', path: '/dashboard#add-ons', as: 'client-live' }, [
    {
      name: 'not noted',
      answers: [[addOn.await, '500']],
      acts: [press(addOns.action)],
      shows: toast(addOns.failed.title),
    },
  ]),
];

export const refusalStates: PortalState[] = [...tickets, ...threads, ...team, ...account, ...wishes];
