import { attach, choose, press, write } from '@skal/shell-kit/mocks/states.ts';
import { integrationRequest as request } from '../../content/integrationRequest.ts';
import { integrations } from '../../content/integrations.ts';
import { myTickets } from '../../content/myTickets.ts';
import { password } from '../../content/password.ts';
import { settings } from '../../content/settings.ts';
import { staffForm, staffRemoval } from '../../content/staff.ts';
import { support } from '../../content/support.ts';
import { ticketForm } from '../../content/ticketForm.ts';
import { MOCK_PASSWORD } from '../account.ts';

const { fields, emergency, standard } = ticketForm;

export const described = [
  write(fields.title, 'The booking page stays empty'),
  write(fields.description, 'On every phone.'),
];
export const sent = [...described, press(standard.submit)];
export const pressing = [
  ...[choose(fields.priority, 'Emergency'), ...described],
  ...[write(fields.phone, '12345678'), press(emergency.submit)],
];
export const withFile = [...described, attach(fields.attachments, 'screen.png', 100), press(standard.submit)];

export const toList = press(support.tabs.list, 'tab');
export const answering = [toList, write(myTickets.thread.label, 'A Pixel 9'), press(myTickets.thread.send)];

export const removing = [press(staffRemoval.action('Mads Holm')), press(staffRemoval.confirm, 'button', 'alertdialog')];
export const filledIn = [
  ...[press(staffForm.open), write(staffForm.firstName, 'Ida'), write(staffForm.lastName, 'Lund')],
  ...[write(staffForm.email, 'ida@vinbar.example'), press(staffForm.submit)],
];

export const changed = [write(settings.profile.firstName, 'Karin'), press(settings.save)];

/** Changes the password that the mocked account has. */
export const anew = (next: string, confirm: string, current: string = MOCK_PASSWORD) => [
  ...[write(password.current, current), write(password.next, next)],
  ...[...(confirm ? [write(password.confirm, confirm)] : []), press(password.submit)],
];

export const asked = [
  press(integrations.request.action),
  ...[write(request.integration, 'Economic'), write(request.businessNeed, 'Our books are kept there.')],
  press(request.send),
];
