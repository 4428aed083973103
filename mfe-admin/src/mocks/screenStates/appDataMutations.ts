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
import { formatDateTime } from '../../format/date.ts';
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
    steps: [
      click(replayMessage.labelFor(webhookTypeLabels['webhook.test'], formatDateTime('2026-11-19T08:12:00.000Z'))),
    ],
    onError: toast(replayMessage.failedReason),
    expected: { ok: toast(replayMessage.done), '409': toast('This message is waiting to be sent already.') },
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
      '409': toast('2 keys are already active. Please revoke the one you no longer use first.'),
      validation: dialogContains('Please use at most 64 characters'),
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
      '409': toast('Shopify is already connected. Please disconnect it first.'),
      validation: dialogContains('Shopify rejected this client ID and secret for this shop.'),
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
      '409': toast('Mailchimp is already connected. Please disconnect it first.'),
      validation: dialogContains('Mailchimp rejected this API key.'),
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
    expected: {
      ok: toast(syncNow.done('Shopify')),
      '409': toast('This connection is already syncing. Please check again in a moment.'),
    },
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
    expected: { ok: toast(guestErasure.done), validation: toast('Please use at most 64 characters') },
  },
];
