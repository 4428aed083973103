import { replayMessage, webhookTypeLabels } from '@skal/account/content/webhooks.ts';
import { webhookCases } from '@skal/account/mocks/webhookCases.ts';
import { appKey } from '@skal/contracts/app/appKey';
import { adminAppWebhook } from '@skal/contracts/app/appWebhook';
import { guest } from '@skal/contracts/app/guest';
import { adminConnection } from '@skal/contracts/integration/connection';
import { pushService as pushServiceCalls } from '@skal/contracts/push/pushService';
import type { CallPlan } from '@skal/shell-kit/mocks/callOutcomes.ts';
import { click, type ExpectedElement, toast } from '@skal/shell-kit/mocks/states.ts';
import { guestErasure } from '../../content/appData/appEvents.ts';
import { addKeyForm, newKey, revokeKey } from '../../content/appData/appKeys.ts';
import { connectForm, disconnect, syncNow } from '../../content/appData/connections.ts';
import { pushService, removePushService } from '../../content/appData/pushService.ts';
import { type AdminScreenState, clientPanelPath, dialogContains } from './builders.ts';
import {
  connectMailchimpSteps,
  connectShopifySteps,
  createKeySteps,
  disconnectSteps,
  eraseGuestSteps,
  removePushServiceSteps,
  revokeKeySteps,
  savePushServiceSteps,
} from './clientSteps.ts';

type AdminPlan = CallPlan<AdminScreenState['persona']>;
const persona: AdminScreenState['persona'] = 'operator';
const busyButton = (name: string): ExpectedElement => ({ role: 'button', name });

const appDataTab = { screen: 'Client panel: reporting', path: clientPanelPath('reporting'), persona };

/** Mutation outcomes of app data and connections. */
export const appDataMutations: AdminPlan[] = [
  ...webhookCases<AdminScreenState['persona']>(appDataTab, adminAppWebhook, dialogContains),
  {
    ...{ ...appDataTab, endpoint: adminAppWebhook.replay, label: 'a message again' },
    steps: [click(replayMessage.labelFor(webhookTypeLabels['webhook.test'], '19 Nov 2026, 09:12'))],
    onError: toast(replayMessage.failedReason),
    expected: { ok: toast(replayMessage.done), '409': toast('waiting to be sent') },
  },
  {
    ...{
      ...appDataTab,
      endpoint: appKey.add,
      label: 'a key',
      steps: createKeySteps,
      onError: toast(addKeyForm.failedReason),
    },
    ...{ whilePending: busyButton(addKeyForm.busy), stateNames: { ok: 'a key made' } },
    expected: {
      ok: dialogContains(newKey.once),
      '409': toast('already active'),
      validation: dialogContains('at most 64'),
    },
  },
  {
    ...{
      ...appDataTab,
      endpoint: appKey.revoke,
      label: 'a key revoked',
      steps: revokeKeySteps,
      whilePending: busyButton(revokeKey.busy),
    },
    ...{ onError: toast(revokeKey.failedReason), expected: { ok: toast(revokeKey.done) } },
  },
  {
    ...{ ...appDataTab, endpoint: adminConnection.connectShopify, label: 'a shop', steps: connectShopifySteps },
    ...{ onError: toast(connectForm.failedReason), whilePending: busyButton(connectForm.busy) },
    expected: {
      ok: toast(connectForm.done),
      '409': toast('already connected'),
      validation: dialogContains('rejected this client'),
    },
  },
  {
    ...{
      ...appDataTab,
      endpoint: adminConnection.connectMailchimp,
      label: 'an audience',
      steps: connectMailchimpSteps,
    },
    ...{ onError: toast(connectForm.failedReason), whilePending: busyButton(connectForm.busy) },
    expected: {
      ok: toast(connectForm.done),
      '409': toast('already connected'),
      validation: dialogContains('rejected this API'),
    },
  },
  {
    ...{
      ...appDataTab,
      endpoint: adminConnection.read,
      label: 'a shop read',
      steps: [click(syncNow.labelFor('Shopify'))],
    },
    ...{ onError: toast(syncNow.failedReason), whilePending: busyButton(syncNow.busy) },
    expected: { ok: toast(syncNow.done('Shopify')), '409': toast('already syncing') },
  },
  {
    ...{ ...appDataTab, endpoint: adminConnection.remove, label: 'a shop disconnected', steps: disconnectSteps },
    ...{
      onError: toast(disconnect.failedReason),
      whilePending: busyButton(disconnect.busy),
      expected: { ok: toast(disconnect.done) },
    },
  },
  {
    ...{ ...appDataTab, endpoint: pushServiceCalls.save, label: 'a push service', steps: savePushServiceSteps },
    ...{ onError: toast(pushService.notSavedReason), whilePending: busyButton(pushService.busy) },
    expected: { ok: toast(pushService.saved), validation: dialogContains('Google rejects') },
  },
  {
    ...{ ...appDataTab, endpoint: pushServiceCalls.remove, label: 'a push service removed' },
    ...{ steps: removePushServiceSteps, onError: toast(removePushService.failedReason) },
    ...{ whilePending: busyButton(removePushService.busy), expected: { ok: toast(removePushService.done) } },
  },
  {
    ...{
      ...appDataTab,
      endpoint: guest.erase,
      label: 'a guest erased',
      steps: eraseGuestSteps,
      whilePending: busyButton(guestErasure.busy),
    },
    ...{ onError: toast(guestErasure.failedReason) },
    expected: { ok: toast(guestErasure.done), validation: toast('at most 64') },
  },
];
