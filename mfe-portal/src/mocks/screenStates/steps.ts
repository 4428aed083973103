import { attachFile, choose, click, fill } from '@skal/shell-kit/mocks/states.ts';
import { password } from '../../content/account/password.ts';
import { settings } from '../../content/account/settings.ts';
import { integrationRequest as request } from '../../content/integrations/integrationRequest.ts';
import { integrations } from '../../content/integrations/integrations.ts';
import { staff, staffChange, staffForm, staffInvitation, staffRemoval } from '../../content/sections/staff.ts';
import { myTickets } from '../../content/support/myTickets.ts';
import { support } from '../../content/support/support.ts';
import { ticketForm } from '../../content/support/ticketForm.ts';
import { MOCK_PASSWORD } from '../account/settings.ts';

const { fields, emergency, standard } = ticketForm;

export const describeTicketSteps = [
  fill(fields.title, 'The booking page stays empty'),
  fill(fields.description, 'On every phone.'),
];
export const submitTicketSteps = [...describeTicketSteps, click(standard.submit)];
export const emergencyTicketSteps = [
  ...[choose(fields.priority, 'Emergency'), ...describeTicketSteps],
  ...[fill(fields.phone, '12345678'), click(emergency.submit)],
];
export const ticketWithFileSteps = [
  ...describeTicketSteps,
  attachFile(fields.attachments, 'screen.png', 100),
  click(standard.submit),
];

export const openMyTicketsStep = click(support.tabs.list, 'tab');
export const replySteps = [openMyTicketsStep, fill(myTickets.thread.label, 'A Pixel 9'), click(myTickets.thread.send)];

export const removeStaffSteps = [
  click(staffRemoval.action('Mads Holm')),
  click(staffRemoval.confirm, 'button', 'alertdialog'),
];
export const addStaffSteps = [
  ...[click(staffForm.open), fill(staffForm.firstName, 'Ida'), fill(staffForm.lastName, 'Lund')],
  ...[fill(staffForm.email, 'ida@vinbar.example'), click(staffForm.submit)],
];

export const openStaffChangeStep = click(staffChange.action('Mads Holm'));
export const changeStaffSteps = [openStaffChangeStep, click(staffChange.submit, 'button', 'dialog')];
export const inviteStaffSteps = [click(staffInvitation.action('Ida Holm'))];
export const changeRoleSteps = [click(staff.edit), click(staffChange.submit, 'button', 'dialog')];

export const saveSettingsSteps = [fill(settings.profile.firstName, 'Karin'), click(settings.save)];

/** Changes the password of the mock account. */
export const changePasswordSteps = (next: string, confirm: string, current: string = MOCK_PASSWORD) => [
  ...[fill(password.current, current), fill(password.next, next)],
  ...[...(confirm ? [fill(password.confirm, confirm)] : []), click(password.submit)],
];

export const requestIntegrationSteps = [
  click(integrations.request.action),
  ...[fill(request.integration, 'Economic'), fill(request.businessNeed, 'Our books are kept there.')],
  click(request.send),
];
