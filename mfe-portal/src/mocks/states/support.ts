import { ATTACHMENT_BYTES_MAX, ATTACHMENTS_MAX } from '@skal/contracts/ticket';
import { LONG_NAME, RTL_NAMES } from '@skal/shell-kit/mocks/scenarios.ts';
import { attach, choose, press, toast } from '@skal/shell-kit/mocks/states.ts';
import { myTickets } from '../../content/myTickets.ts';
import { attachmentFaults, ticketForm, ticketToasts } from '../../content/ticketForm.ts';
import { described, sent, toList } from './acts.ts';
import { said, screen } from './screen.ts';

const { fields, standard, emergency } = ticketForm;
const { attachments } = fields;

const asEmergency = [choose(fields.priority, 'Emergency')];
const files = Array.from({ length: ATTACHMENTS_MAX + 1 }, (_, at) => attach(attachments, `screen-${at}.png`));

const newTicket = screen({ screen: 'Ticket form', path: '/dashboard#support', as: 'client' }, [
  { name: 'empty', shows: { role: 'form', name: standard.title } },
  { name: 'title and description missing', acts: [press(standard.submit)], shows: toast(ticketToasts.missing.title) },
  {
    name: 'a bug without a picture',
    acts: [choose(fields.category, 'Bug')],
    shows: said(ticketForm.recommendation),
  },
  {
    name: 'attachment too large',
    acts: [attach(attachments, 'film.mp4', ATTACHMENT_BYTES_MAX + 1)],
    shows: toast(attachmentFaults.large.title),
  },
  {
    name: 'attachment of another kind',
    acts: [attach(attachments, 'notes.txt')],
    shows: toast(attachmentFaults.type.title),
  },
  {
    name: 'empty attachment',
    acts: [attach(attachments, 'screen.png', 0)],
    shows: toast(attachmentFaults.empty.title),
  },
  { name: 'too many attachments', acts: files, shows: toast(attachmentFaults.many.title) },
  {
    name: 'sent with a file',
    acts: [...described, attach(attachments, 'screen.png'), press(standard.submit)],
    shows: said('screen.png'),
  },
  { name: 'an operator only looks', as: 'viewer', acts: sent, shows: toast('Read-Only View') },
]);

const emergencyForm = screen({ screen: 'Emergency form', path: '/dashboard#support', as: 'client' }, [
  { name: 'empty', acts: asEmergency, shows: { role: 'form', name: emergency.title } },
  {
    name: 'phone missing',
    acts: [...asEmergency, ...described, press(emergency.submit)],
    shows: toast(ticketToasts.phone.title),
  },
  {
    name: 'back to the standard form',
    acts: [...asEmergency, press(emergency.back)],
    shows: { role: 'form', name: standard.title },
  },
]);

const tickets = screen({ screen: 'My Tickets', path: '/dashboard#support', as: 'client-busy' }, [
  { name: 'examples, while there are none', as: 'client', acts: [toList], shows: said(myTickets.exampleNote) },
  { name: 'filled', acts: [toList], shows: said('Which phone is it?') },
  { name: 'long texts', scenario: 'long', acts: [toList], shows: said(LONG_NAME) },
  { name: 'names from right to left', scenario: 'rtl', acts: [toList], shows: said(RTL_NAMES[0]) },
]);

const thread = screen({ screen: 'Message below a ticket', path: '/dashboard#support', as: 'client-busy' }, [
  { name: 'empty', acts: [toList], shows: { role: 'form', name: myTickets.thread.form } },
]);

export const supportStates = [...newTicket, ...emergencyForm, ...tickets, ...thread];
