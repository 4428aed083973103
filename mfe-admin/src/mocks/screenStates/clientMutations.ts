import { impersonation } from '@skal/contracts/account/impersonation';
import { milestone } from '@skal/contracts/app/milestone';
import { client } from '@skal/contracts/client/client';
import { clientBulk as changeCalls } from '@skal/contracts/client/clientBulkEdit';
import { clientListPreferences } from '@skal/contracts/client/clientListPreferences';
import { clientPasswordLink } from '@skal/contracts/client/clientPasswordLink';
import { clientEdit } from '@skal/contracts/client/editClient';
import { adminLogo } from '@skal/contracts/client/logo';
import { newClient } from '@skal/contracts/client/newClient';
import { storeLinks as linkCalls } from '@skal/contracts/client/storeLinks';
import { adminIntegration, platformLabels } from '@skal/contracts/integration/integrationState';
import type { CallPlan } from '@skal/shell-kit/mocks/callOutcomes.ts';
import { attachFile, choose, click, type ExpectedElement, fill, toast } from '@skal/shell-kit/mocks/states.ts';
import { integrations } from '../../content/appData/integrations.ts';
import { bulkUpdate } from '../../content/clients/bulkUpdate.ts';
import { clientAccess } from '../../content/clients/clientAccess.ts';
import { deleteClient, editForm, viewPortal } from '../../content/clients/clientPanel.ts';
import { launch, milestones, storeLinks } from '../../content/clients/launch.ts';
import { logo } from '../../content/clients/logo.ts';
import { savedViews } from '../../content/clients/savedViews.ts';
import { secondFactorReset } from '../../content/clients/secondFactorReset.ts';
import { createForm } from '../../content/dashboard/admin.ts';
import { appDataMutations } from './appDataMutations.ts';
import { type AdminScreenState, clientPanelPath, dialogContains } from './builders.ts';
import { addMilestoneSteps, createClientSteps, deleteClientSteps, launchSteps, renameSteps } from './clientSteps.ts';

type AdminPlan = CallPlan<AdminScreenState['persona']>;
const persona: AdminScreenState['persona'] = 'operator';
const busy = (name: string): ExpectedElement => ({ role: 'button', name });
const tooLong = dialogContains('Please use at most 200 characters');
const clients = { path: '/admin?tab=clients', persona };

const list: AdminPlan[] = [
  {
    ...{ ...clients, screen: 'Create a client', endpoint: newClient.create, steps: createClientSteps },
    ...{ onError: toast(createForm.failedReason), whilePending: busy(createForm.busy) },
    expected: {
      ...{ ok: toast(createForm.created), '409': dialogContains('An account with this email address already exists.') },
      validation: dialogContains('Invalid email address'),
    },
    stateNames: { ok: 'created' },
  },
  {
    ...{
      ...clients,
      screen: 'Delete a client',
      endpoint: client.remove,
      steps: deleteClientSteps,
      onError: toast(deleteClient.failedReason),
    },
    expected: { ok: toast(deleteClient.doneText) },
    stateNames: { ok: 'asked, and deleted', offline: 'not deleted' },
  },
  {
    ...{ ...clients, screen: 'Several clients at once', endpoint: changeCalls.update, label: 'changed' },
    steps: [click(bulkUpdate.select('Butik Birk'), 'checkbox'), click('Cancelled', 'button', 'region')],
    onError: toast(bulkUpdate.failedReason),
    expected: { ok: { role: 'status', text: bulkUpdate.done(['Butik Birk'], { status: 'cancelled' }) } },
  },
  {
    ...{ ...clients, screen: 'List View Settings', endpoint: clientListPreferences.save, label: 'a column' },
    steps: [click(savedViews.open), click('Contact', 'checkbox', 'dialog')],
    onError: toast(savedViews.failedReason),
    expected: {
      ok: { role: 'dialog', name: savedViews.title },
      ...Object.fromEntries(['403', '429', '500'].map((status) => [status, toast(savedViews.failedReason)])),
    },
  },
];

const profile: AdminPlan[] = [
  {
    ...{
      screen: 'Edit a client',
      path: `${clientPanelPath('profile')}&edit=1`,
      persona,
      endpoint: clientEdit.edit,
      steps: renameSteps,
    },
    ...{ onError: toast(editForm.failedReason), whilePending: busy(editForm.busy) },
    expected: { ok: toast(editForm.saved), '409': dialogContains(editForm.conflict.title), validation: tooLong },
    stateNames: {
      ...{ ok: 'saved', slow: 'being saved', offline: 'not saved' },
      '409': 'changed by another operator meanwhile',
    },
  },
  {
    ...{
      screen: 'Client panel',
      path: clientPanelPath('profile'),
      persona,
      endpoint: impersonation.start,
      label: 'viewing the portal',
    },
    ...{
      steps: [click(viewPortal.action)],
      onError: toast(viewPortal.failedReason),
      whilePending: busy(viewPortal.busy),
    },
    expected: { '409': toast('You are already viewing a portal in this browser. Please end that view first.') },
  },
  {
    ...{
      screen: 'Client panel: access',
      path: clientPanelPath('access'),
      persona,
      endpoint: clientPasswordLink.send,
      label: 'a link',
    },
    ...{
      steps: [click(clientAccess.send)],
      onError: toast(clientAccess.failedReason),
      whilePending: busy(clientAccess.busy),
    },
    expected: { ok: toast(clientAccess.sent) },
    stateNames: { ok: 'a link sent', offline: 'a link not sent' },
  },
  {
    ...{
      screen: 'Client panel: access',
      path: clientPanelPath('access'),
      persona,
      endpoint: client.resetFactor,
      label: 'codes',
    },
    steps: [click(secondFactorReset.button), click(secondFactorReset.confirm, 'button', 'alertdialog')],
    ...{
      onError: toast(clientAccess.resetFailed),
      whilePending: busy(secondFactorReset.busy),
      expected: { ok: toast(secondFactorReset.done) },
    },
  },
];

const atApp = { screen: 'Client panel: app', path: clientPanelPath('app'), persona };
const editMilestoneSteps = [click(milestones.edit), fill(milestones.labels.title, 'Signing'), click(milestones.save)];

const app: AdminPlan[] = [
  {
    ...{
      ...atApp,
      endpoint: client.launch,
      label: 'the launch',
      steps: launchSteps,
      onError: toast(launch.failedReason),
    },
    ...{
      whilePending: busy(launch.busy),
      expected: { ok: toast(launch.done), '409': toast('This app has been live since 21 Nov 2026.') },
    },
    stateNames: { ok: 'launched', offline: 'not launched' },
  },
  {
    ...{
      ...atApp,
      endpoint: client.undoLaunch,
      label: 'the launch undone',
      steps: [...launchSteps, click(launch.undo)],
    },
    ...{ whilePending: busy(launch.undoBusy), onError: toast(launch.failedReason) },
    expected: { ok: toast(launch.undone), '409': toast('This app is not live, so there is nothing to undo.') },
  },
  {
    ...{ ...atApp, endpoint: linkCalls.save, label: 'links', onError: toast(storeLinks.failedReason) },
    ...{
      steps: [click(storeLinks.save)],
      whilePending: busy(storeLinks.busy),
      expected: { ok: toast(storeLinks.saved) },
    },
    stateNames: { ok: 'links saved', validation: 'an address refused by the server' },
  },
  {
    ...{
      ...atApp,
      endpoint: milestone.add,
      label: 'a milestone',
      steps: addMilestoneSteps,
      onError: toast(milestones.changeFailedReason),
    },
    ...{
      whilePending: busy(milestones.busy),
      expected: {
        ok: dialogContains('Photos'),
        '409': toast('A timeline can have at most 50 milestones.'),
        validation: tooLong,
      },
    },
    stateNames: { ok: 'a milestone added', validation: 'a milestone refused by the server' },
  },
  {
    ...{
      ...atApp,
      endpoint: milestone.change,
      label: 'a milestone changed',
      steps: editMilestoneSteps,
      whilePending: busy(milestones.busy),
    },
    ...{
      onError: toast(milestones.changeFailedReason),
      expected: { ok: dialogContains('Signing'), validation: tooLong },
    },
  },
  {
    ...{ ...atApp, endpoint: milestone.remove, label: 'a milestone removed', steps: [click(milestones.remove)] },
    ...{ onError: toast(milestones.changeFailedReason), expected: { ok: dialogContains(milestones.title) } },
  },
  {
    ...{ ...atApp, endpoint: adminIntegration.change, label: 'an integration' },
    steps: [choose(platformLabels.shopify, 'Connected')],
    ...{ onError: toast(integrations.changeFailed.description), expected: { ok: dialogContains(integrations.title) } },
  },
  {
    ...{ ...atApp, endpoint: adminLogo.upload, label: 'a logo', steps: [attachFile(logo.label, 'logo.png', 100)] },
    ...{ onError: toast(logo.failedReason), expected: { ok: toast(logo.saved.title) } },
  },
  {
    ...{ ...atApp, endpoint: adminLogo.remove, label: 'a logo removed', whilePending: busy(logo.removing) },
    steps: [attachFile(logo.label, 'logo.png', 100), click(logo.remove)],
    ...{ onError: toast(logo.failedReason), expected: { ok: toast(logo.removed.title) } },
  },
];

/** Mutation outcomes of clients, except billing. */
export const clientMutations: readonly AdminPlan[] = [...list, ...profile, ...app, ...appDataMutations];
