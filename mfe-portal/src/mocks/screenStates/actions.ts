import { webhookCases } from '@skal/account/mocks/webhookCases.ts';
import { orderAction, reservationAction } from '@skal/contracts/app/appAction';
import { appWebhook } from '@skal/contracts/app/appWebhook';
import { staff } from '@skal/contracts/client/staff';
import { clientConnection } from '@skal/contracts/integration/connection';
import type { CallPlan } from '@skal/shell-kit/mocks/callOutcomes.ts';
import { click, type ExpectedElement, toast } from '@skal/shell-kit/mocks/states.ts';
import { actions } from '../../content/actions.ts';
import { connectionActivity, sync } from '../../content/integrations/sync.ts';
import { staffFactorReset } from '../../content/sections/staff.ts';
import { mainContains, type PortalScreenState } from './builders.ts';

const busy: ExpectedElement = { role: 'button', name: actions.busy };

/** Outcomes of buttons: answers to orders and reservations, syncs, messages to the app's backend, staff. */
export const actionPlans: readonly CallPlan<PortalScreenState['persona']>[] = [
  {
    ...{ screen: 'Platform Integrations', path: '/integrations', persona: 'client-busy', label: 'a sync' },
    ...{ endpoint: clientConnection.sync, steps: [click(sync.labelFor('Shopify'))], onError: toast(sync.failed) },
    expected: {
      ok: toast(sync.done('Shopify')),
      '409': toast('This connection is already syncing. Please check again in a moment.'),
    },
  },
  {
    ...{ screen: 'Platform Integrations', path: '/integrations', persona: 'client-busy', label: 'activity' },
    ...{ endpoint: clientConnection.activity, onError: mainContains(connectionActivity.failed.title) },
    whilePending: mainContains(connectionActivity.title),
    expected: { ok: mainContains('Shopify: orders/create'), empty: mainContains(connectionActivity.empty) },
  },
  ...webhookCases<PortalScreenState['persona']>(
    { screen: 'Integrations', path: '/dashboard?section=integrations', persona: 'client-busy' },
    appWebhook,
    mainContains,
  ),
  {
    ...{ screen: 'Takeaway Orders', path: '/dashboard?section=takeaway', persona: 'client-busy' },
    ...{
      endpoint: orderAction.take,
      label: 'an order',
      steps: [click(actions.labelFor(actions.buttons.accepted, 'A-1043'))],
    },
    ...{ onError: toast(actions.failed.title), whilePending: busy },
    expected: {
      ok: mainContains('A-1043'),
      '409': toast('Someone else answered this just now. The current state is shown.'),
    },
    stateNames: { ok: 'an order answered', slow: 'an answer being sent' },
  },
  {
    ...{ screen: 'Reservations', path: '/dashboard?section=bookings', persona: 'client-busy' },
    ...{
      endpoint: reservationAction.take,
      label: 'a table',
      steps: [click(actions.labelFor(actions.buttons.accepted, 'T-201'))],
    },
    ...{ onError: toast(actions.failed.title), whilePending: busy },
    expected: {
      ok: mainContains('T-201'),
      '409': toast('Someone else answered this just now. The current state is shown.'),
    },
    stateNames: { ok: 'a table answered', slow: 'an answer being sent' },
  },
  {
    ...{ screen: 'Staff list', path: '/dashboard?section=staff', persona: 'client-busy' },
    ...{ endpoint: staff.resetFactor, label: 'resetting a second factor', onError: toast(staffFactorReset.failed) },
    steps: [click(staffFactorReset.action('Mads Holm')), click(staffFactorReset.confirm, 'button', 'alertdialog')],
    whilePending: { role: 'button', name: staffFactorReset.resetting },
    expected: { ok: toast(staffFactorReset.done) },
    stateNames: { ok: 'a second factor reset' },
  },
];
