import { password as passwordCalls } from '@skal/contracts/account/password';
import { settings as settingsCalls } from '@skal/contracts/account/settings';
import { achievement } from '@skal/contracts/analytics/achievement';
import { staff } from '@skal/contracts/client/staff';
import { staffRole } from '@skal/contracts/client/staffRole';
import { addOnInterest } from '@skal/contracts/integration/addOn';
import { integration } from '@skal/contracts/integration/integration';
import { attachment, ticket } from '@skal/contracts/support/ticket';
import { ticketThread } from '@skal/contracts/support/ticketThread';
import type { CallPlan } from '@skal/shell-kit/mocks/callOutcomes.ts';
import { click, dialog, type ExpectedElement, toast } from '@skal/shell-kit/mocks/states.ts';
import { password, passwordFailures } from '../../content/account/password.ts';
import { settings, settingsToasts } from '../../content/account/settings.ts';
import { achievementCopy } from '../../content/achievements/achievementCopy.ts';
import { integrationRequest as request } from '../../content/integrations/integrationRequest.ts';
import { addOns } from '../../content/sections/addOns.ts';
import { staffChange, staffForm, staffInvitation, staffRemoval, staffRoleForm } from '../../content/sections/staff.ts';
import { myTickets } from '../../content/support/myTickets.ts';
import { ticketForm, ticketToasts } from '../../content/support/ticketForm.ts';
import { actionPlans } from './actions.ts';
import { mainContains, type PortalScreenState } from './builders.ts';
import { guestEventPlans } from './guestEvents.ts';
import { pushMutations } from './push.ts';
import {
  addStaffSteps,
  changePasswordSteps,
  changeRoleSteps,
  changeStaffSteps,
  emergencyTicketSteps,
  inviteStaffSteps,
  removeStaffSteps,
  replySteps,
  requestIntegrationSteps,
  saveSettingsSteps,
  submitTicketSteps,
  ticketWithFileSteps,
} from './steps.ts';

type PortalPlan = CallPlan<PortalScreenState['persona']>;

const support = { path: '/dashboard?section=support', persona: 'client' } as const;
const busy = (name: string): ExpectedElement => ({ role: 'button', name });
const submissionFailed = toast(ticketToasts.failed.title);
const submitted: PortalPlan['expected'] = {
  ...{ ok: toast(ticketToasts.sent.title), '500': submissionFailed },
  validation: mainContains('Please use at most 200 characters'),
};
const withoutFile = mainContains(myTickets.upload.refused);
const notRemoved = toast(staffRemoval.failed);
const { thread } = myTickets;
const right = changePasswordSteps('a-long-password', 'a-long-password');

/** Mutation outcomes of the portal. */
export const mutations: readonly PortalPlan[] = [
  ...guestEventPlans,
  ...actionPlans,
  {
    ...{
      screen: 'Achievements',
      path: '/dashboard?section=achievements',
      persona: 'client-busy',
      endpoint: achievement.announce,
    },
    // A failed announcement is retried at the next visit; the achievements are shown in any case.
    ...{ label: 'what is announced', onError: mainContains('6/16'), whilePending: mainContains('6/16') },
    expected: {
      ok: toast(achievementCopy.reached(Array.from({ length: 6 }, () => '')).title),
      ...{ '403': mainContains('6/16'), '429': mainContains('6/16'), '500': mainContains('6/16') },
    },
  },
  {
    ...{ ...support, screen: 'Ticket form', endpoint: ticket.create, steps: submitTicketSteps },
    ...{
      onError: submissionFailed,
      whilePending: busy(ticketForm.submitting),
      expected: submitted,
      stateNames: { ok: 'sent' },
    },
  },
  {
    ...{ ...support, screen: 'Emergency form', endpoint: ticket.create, steps: emergencyTicketSteps },
    ...{
      onError: submissionFailed,
      whilePending: mainContains(ticketForm.submitting),
      expected: submitted,
      stateNames: { ok: 'sent' },
    },
  },
  {
    ...{ ...support, screen: 'Attachments of a ticket', endpoint: attachment.upload, steps: ticketWithFileSteps },
    whilePending: { role: 'progressbar', name: myTickets.upload.sending },
    onError: toast(myTickets.upload.failedToast.title),
    expected: {
      ok: mainContains(myTickets.upload.stored),
      ...{ '403': withoutFile, '429': withoutFile, '500': withoutFile },
    },
    stateNames: { ok: 'stored', slow: 'on their way', offline: 'interrupted', '500': 'refused by the server' },
  },
  {
    ...{
      screen: 'Message below a ticket',
      path: '/dashboard?section=support',
      persona: 'client-busy',
      endpoint: ticketThread.reply,
    },
    ...{
      steps: replySteps,
      onError: toast(thread.refused.title),
      whilePending: busy(thread.sending),
      stateNames: { ok: 'sent' },
    },
    expected: {
      ...{ ok: toast(thread.sent.title), '500': toast(thread.refused.title) },
      validation: mainContains('Please use at most 5000 characters'),
    },
  },
  {
    ...{
      screen: 'Staff list',
      path: '/dashboard?section=staff',
      persona: 'client-busy',
      endpoint: staff.remove,
      label: 'removing',
    },
    ...{ steps: removeStaffSteps, onError: notRemoved, whilePending: busy(staffRemoval.removing) },
    expected: { ok: toast(staffRemoval.removed), '403': notRemoved, '429': notRemoved, '500': notRemoved },
    stateNames: { ok: 'a member removed', slow: 'being removed', '500': 'not removed' },
  },
  {
    ...{
      screen: 'Staff list',
      path: '/dashboard?section=staff',
      persona: 'client-busy',
      endpoint: staff.invite,
      label: 'inviting again',
      steps: inviteStaffSteps,
    },
    onError: toast(staffInvitation.failed),
    expected: {
      ok: toast(staffInvitation.sent),
      '409': toast('This person has accepted the invitation already and can sign in.'),
    },
    stateNames: { ok: 'invited again' },
  },
  {
    ...{
      screen: 'Edit staff',
      path: '/dashboard?section=staff',
      persona: 'client-busy',
      endpoint: staff.change,
      steps: changeStaffSteps,
    },
    ...{ onError: toast(staffChange.failed), whilePending: busy(staffChange.submitting), stateNames: { ok: 'saved' } },
    expected: { ok: toast(staffChange.saved), '409': toast('changed this person') },
  },
  {
    ...{
      screen: 'Edit role',
      path: '/dashboard?section=staff',
      persona: 'client-busy',
      endpoint: staffRole.change,
      steps: changeRoleSteps,
    },
    ...{
      onError: toast(staffRoleForm.failed),
      whilePending: busy(staffChange.submitting),
      stateNames: { ok: 'saved' },
    },
    expected: { ok: toast(staffRoleForm.saved), '409': toast('changed this role') },
  },
  {
    ...{
      screen: 'Add staff',
      path: '/dashboard?section=staff',
      persona: 'client-live',
      endpoint: staff.add,
      steps: addStaffSteps,
    },
    ...{ onError: toast(staffForm.addFailed), whilePending: busy(staffForm.submitting), stateNames: { ok: 'added' } },
    expected: {
      ...{ ok: toast(staffForm.added), '409': toast('Someone with this email address is already on your team.') },
      validation: { role: 'dialog', text: 'Please enter a valid email address' },
    },
  },
  ...pushMutations,
  {
    ...{
      screen: 'Settings',
      path: '/dashboard?section=settings',
      persona: 'client',
      endpoint: settingsCalls.save,
      steps: saveSettingsSteps,
    },
    ...{ onError: toast(settingsToasts.failed), whilePending: busy(settings.saving) },
    expected: {
      ...{ ok: toast(settingsToasts.saved.title), '403': toast(settingsToasts.forbidden) },
      ...{ '429': toast(settingsToasts.failed), '500': toast(settingsToasts.other) },
      validation: toast(settingsToasts.failed),
    },
    stateNames: { ok: 'saved', slow: 'being saved' },
  },
  {
    ...{
      screen: 'Change password',
      path: '/dashboard?section=settings',
      persona: 'client',
      endpoint: passwordCalls.change,
      steps: right,
    },
    ...{
      onError: toast(passwordFailures.catalogue[3].title),
      whilePending: busy(password.submitting),
      stateNames: { ok: 'changed' },
    },
    expected: {
      ...{ ok: dialog(password.done.title), '500': toast(passwordFailures.other.title) },
      validation: toast(passwordFailures.catalogue[0].title),
    },
  },
  {
    ...{ screen: 'Request an integration', path: '/dashboard?section=integrations', persona: 'client-live' },
    ...{
      endpoint: integration.request,
      steps: requestIntegrationSteps,
      onError: toast(request.failed.title),
      whilePending: busy(request.sending),
    },
    expected: {
      ...{ ok: toast(request.sent.title), '500': toast(request.failed.title) },
      validation: { role: 'dialog', text: 'Please use at most 200 characters' },
    },
    stateNames: { ok: 'sent' },
  },
  {
    ...{
      screen: 'Add-ons',
      path: '/dashboard?section=add-ons',
      persona: 'client-live',
      endpoint: addOnInterest.await,
      steps: [click(addOns.action)],
    },
    ...{ onError: toast(addOns.failed.title), whilePending: { role: 'button', name: addOns.action } },
    expected: { ok: toast('Request Saved'), '500': toast(addOns.failed.title) },
    stateNames: { ok: 'noted', '500': 'not noted' },
  },
];
