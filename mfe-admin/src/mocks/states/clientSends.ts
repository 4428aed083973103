import { client } from '@skal/contracts/client';
import { clientChanges as changeCalls } from '@skal/contracts/clientChanges';
import { clientLink } from '@skal/contracts/clientLink';
import { clientTable } from '@skal/contracts/clientTable';
import { clientEdit } from '@skal/contracts/editClient';
import { clientIntegration, platformNames } from '@skal/contracts/integrationState';
import { clientLogo } from '@skal/contracts/logo';
import { milestone } from '@skal/contracts/milestone';
import { newClient } from '@skal/contracts/newClient';
import { storeLinks as linkCalls } from '@skal/contracts/storeLinks';
import { view } from '@skal/contracts/view';
import type { Plan } from '@skal/shell-kit/mocks/outcomes.ts';
import { attach, choose, press, type Sight, toast, write } from '@skal/shell-kit/mocks/states.ts';
import { createForm } from '../../content/admin.ts';
import { clientAccess } from '../../content/clientAccess.ts';
import { clientChanges } from '../../content/clientChanges.ts';
import { clientViews } from '../../content/clientViews.ts';
import { factorReset } from '../../content/factorReset.ts';
import { integrations } from '../../content/integrations.ts';
import { launch, milestones, storeLinks } from '../../content/launch.ts';
import { logo } from '../../content/logo.ts';
import { deletion, editForm, viewPortal } from '../../content/panel.ts';
import { adding, filledIn, launching, removing, renamed } from './clientActs.ts';
import { reportingSends } from './reportingSends.ts';
import { type AdminState, inPanel, panel } from './screen.ts';

type AdminPlan = Plan<AdminState['as']>;
const as: AdminState['as'] = 'operator';
const busy = (name: string): Sight => ({ role: 'button', name });
const tooLong = inPanel('at most 200 characters');
const clients = { path: '/admin?tab=clients', as };

const list: AdminPlan[] = [
  {
    ...{ ...clients, screen: 'Create a client', of: newClient.create, acts: filledIn },
    ...{ failed: toast(createForm.failedReason), busy: busy(createForm.busy) },
    shows: {
      ...{ ok: toast(createForm.created), '409': inPanel('already exists') },
      validation: inPanel('Invalid email address'),
    },
    named: { ok: 'created' },
  },
  {
    ...{
      ...clients,
      screen: 'Delete a client',
      of: client.remove,
      acts: removing,
      failed: toast(deletion.failedReason),
    },
    shows: { ok: toast(deletion.doneWhat) },
    named: { ok: 'asked, and deleted', offline: 'not deleted' },
  },
  {
    ...{ ...clients, screen: 'Several clients at once', of: changeCalls.change, what: 'changed' },
    acts: [press(clientChanges.select('Butik Birk'), 'checkbox'), press('Cancelled', 'button', 'region')],
    failed: toast(clientChanges.failedReason),
    shows: { ok: { role: 'status', text: clientChanges.done(['Butik Birk'], { status: 'cancelled' }) } },
  },
  {
    ...{ ...clients, screen: 'View of the list', of: clientTable.save, what: 'a column' },
    acts: [press(clientViews.open), press('Contact', 'checkbox', 'dialog')],
    failed: toast(clientViews.failedReason),
    shows: {
      ok: { role: 'dialog', name: clientViews.title },
      ...Object.fromEntries(['403', '429', '500'].map((status) => [status, toast(clientViews.failedReason)])),
    },
  },
];

const profile: AdminPlan[] = [
  {
    ...{ screen: 'Edit a client', path: `${panel('profile')}&edit=1`, as, of: clientEdit.edit, acts: renamed },
    ...{ failed: toast(editForm.failedReason), busy: busy(editForm.busy) },
    shows: { ok: toast(editForm.saved), '409': inPanel(editForm.clash.title), validation: tooLong },
    named: {
      ...{ ok: 'saved', slow: 'being saved', offline: 'not saved' },
      '409': 'changed by somebody else meanwhile',
    },
  },
  {
    ...{ screen: 'Client panel', path: panel('profile'), as, of: view.start, what: 'viewing the portal' },
    ...{ acts: [press(viewPortal.action)], failed: toast(viewPortal.failedReason), busy: busy(viewPortal.busy) },
    shows: { '409': toast('has just begun') },
  },
  {
    ...{ screen: 'Client panel: access', path: panel('access'), as, of: clientLink.send, what: 'a link' },
    ...{ acts: [press(clientAccess.send)], failed: toast(clientAccess.failedReason), busy: busy(clientAccess.busy) },
    shows: { ok: toast(clientAccess.sent) },
    named: { ok: 'a link sent', offline: 'a link not sent' },
  },
  {
    ...{ screen: 'Client panel: access', path: panel('access'), as, of: client.resetFactor, what: 'codes' },
    acts: [press(factorReset.button), press(factorReset.confirm, 'button', 'alertdialog')],
    ...{
      failed: toast(clientAccess.resetFailed),
      busy: busy(factorReset.busy),
      shows: { ok: toast(factorReset.done) },
    },
  },
];

const atApp = { screen: 'Client panel: app', path: panel('app'), as };
const toMove = [press(milestones.edit), write(milestones.labels.title, 'Signing'), press(milestones.save)];

const app: AdminPlan[] = [
  {
    ...{ ...atApp, of: client.launch, what: 'the launch', acts: launching, failed: toast(launch.failedReason) },
    ...{ busy: busy(launch.busy), shows: { ok: toast(launch.done), '409': toast('live already') } },
    named: { ok: 'launched', offline: 'not launched' },
  },
  {
    ...{ ...atApp, of: client.undoLaunch, what: 'the launch undone', acts: [...launching, press(launch.undo)] },
    ...{ busy: busy(launch.undoBusy), failed: toast(launch.failedReason) },
    shows: { ok: toast(launch.undone), '409': toast('nothing to undo') },
  },
  {
    ...{ ...atApp, of: linkCalls.save, what: 'links', failed: toast(storeLinks.failedReason) },
    ...{ acts: [press(storeLinks.save)], busy: busy(storeLinks.busy), shows: { ok: toast(storeLinks.saved) } },
    named: { ok: 'links saved', validation: 'an address refused by the server' },
  },
  {
    ...{ ...atApp, of: milestone.add, what: 'a milestone', acts: adding, failed: toast(milestones.changeFailedReason) },
    ...{ busy: busy(milestones.busy), shows: { ok: inPanel('Photos'), '409': toast('at most'), validation: tooLong } },
    named: { ok: 'a milestone added', validation: 'a milestone refused by the server' },
  },
  {
    ...{ ...atApp, of: milestone.change, what: 'a milestone changed', acts: toMove, busy: busy(milestones.busy) },
    ...{ failed: toast(milestones.changeFailedReason), shows: { ok: inPanel('Signing'), validation: tooLong } },
  },
  {
    ...{ ...atApp, of: milestone.remove, what: 'a milestone removed', acts: [press(milestones.remove)] },
    ...{ failed: toast(milestones.changeFailedReason), shows: { ok: inPanel(milestones.title) } },
  },
  {
    ...{ ...atApp, of: clientIntegration.change, what: 'an integration' },
    acts: [choose(platformNames.shopify, 'Connected')],
    ...{ failed: toast(integrations.changeFailed.description), shows: { ok: inPanel(integrations.title) } },
  },
  {
    ...{ ...atApp, of: clientLogo.upload, what: 'a logo', acts: [attach(logo.label, 'logo.png', 100)] },
    ...{ failed: toast(logo.failedReason), shows: { ok: toast(logo.saved.title) } },
  },
  {
    ...{ ...atApp, of: clientLogo.remove, what: 'a logo removed', busy: busy(logo.removing) },
    acts: [attach(logo.label, 'logo.png', 100), press(logo.remove)],
    ...{ failed: toast(logo.failedReason), shows: { ok: toast(logo.removed.title) } },
  },
];

/** Whatever an operator sends about a client, but money. */
export const clientSends: readonly AdminPlan[] = [...list, ...profile, ...app, ...reportingSends];
