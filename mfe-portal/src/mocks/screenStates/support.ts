import { ATTACHMENT_BYTES_MAX, ATTACHMENTS_MAX } from '@skal/contracts/support/ticket';
import { LONG_NAME, RTL_NAMES } from '@skal/shell-kit/mocks/scenarios.ts';
import { attachFile, choose, click, toast } from '@skal/shell-kit/mocks/states.ts';
import { myTickets } from '../../content/support/myTickets.ts';
import { attachmentErrors, ticketForm, ticketToasts } from '../../content/support/ticketForm.ts';
import { defineScreenStates, mainContains } from './builders.ts';
import { describeTicketSteps, openMyTicketsStep, submitTicketSteps } from './steps.ts';

const { fields, standard, emergency } = ticketForm;
const { attachments } = fields;

const asEmergency = [choose(fields.priority, 'Emergency')];
const files = Array.from({ length: ATTACHMENTS_MAX + 1 }, (_, index) => attachFile(attachments, `screen-${index}.png`));

const newTicket = defineScreenStates({ screen: 'Ticket form', path: '/dashboard?section=support', persona: 'client' }, [
  { name: 'empty', expects: { role: 'form', name: standard.title } },
  {
    name: 'title and description missing',
    actions: [click(standard.submit)],
    expects: toast(ticketToasts.missing.title),
  },
  {
    name: 'a bug without a picture',
    actions: [choose(fields.category, 'Bug report')],
    expects: mainContains(ticketForm.recommendation),
  },
  {
    name: 'attachment too large',
    actions: [attachFile(attachments, 'film.mp4', ATTACHMENT_BYTES_MAX + 1)],
    expects: toast(attachmentErrors.large.title),
  },
  {
    name: 'attachment of another kind',
    actions: [attachFile(attachments, 'notes.txt')],
    expects: toast(attachmentErrors.type.title),
  },
  {
    name: 'empty attachment',
    actions: [attachFile(attachments, 'screen.png', 0)],
    expects: toast(attachmentErrors.empty.title),
  },
  { name: 'too many attachments', actions: files, expects: toast(attachmentErrors.many.title) },
  {
    name: 'sent with a file',
    actions: [...describeTicketSteps, attachFile(attachments, 'screen.png'), click(standard.submit)],
    expects: mainContains('screen.png'),
  },
  { name: 'an operator only looks', persona: 'viewer', actions: submitTicketSteps, expects: toast('Read-Only View') },
]);

const emergencyForm = defineScreenStates(
  { screen: 'Emergency form', path: '/dashboard?section=support', persona: 'client' },
  [
    { name: 'empty', actions: asEmergency, expects: { role: 'form', name: emergency.title } },
    {
      name: 'phone missing',
      actions: [...asEmergency, ...describeTicketSteps, click(emergency.submit)],
      expects: toast(ticketToasts.phone.title),
    },
    {
      name: 'back to the standard form',
      actions: [...asEmergency, click(emergency.back)],
      expects: { role: 'form', name: standard.title },
    },
  ],
);

const tickets = defineScreenStates(
  { screen: 'My Tickets', path: '/dashboard?section=support', persona: 'client-busy' },
  [
    {
      name: 'examples, while there are none',
      persona: 'client',
      actions: [openMyTicketsStep],
      expects: mainContains(myTickets.exampleNote),
    },
    { name: 'filled', actions: [openMyTicketsStep], expects: mainContains('Which phone is it?') },
    { name: 'long texts', scenario: 'long', actions: [openMyTicketsStep], expects: mainContains(LONG_NAME) },
    {
      name: 'names from right to left',
      scenario: 'rtl',
      actions: [openMyTicketsStep],
      expects: mainContains(RTL_NAMES[0]),
    },
  ],
);

const thread = defineScreenStates(
  { screen: 'Message below a ticket', path: '/dashboard?section=support', persona: 'client-busy' },
  [{ name: 'empty', actions: [openMyTicketsStep], expects: { role: 'form', name: myTickets.thread.form } }],
);

export const supportStates = [...newTicket, ...emergencyForm, ...tickets, ...thread];
