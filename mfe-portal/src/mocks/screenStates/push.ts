import { push, pushTester } from '@skal/contracts/push/push';
import type { CallPlan } from '@skal/shell-kit/mocks/callOutcomes.ts';
import { click, type ExpectedElement, fill, toast } from '@skal/shell-kit/mocks/states.ts';
import { pushCampaigns } from '../../content/sections/pushCampaigns.ts';
import { QUIET } from '../app/push.ts';
import { mainContains, type PortalScreenState } from './builders.ts';

type PortalPlan = CallPlan<PortalScreenState['persona']>;

const pushes = { path: '/dashboard?section=push-notifications', persona: 'client-busy' } as const;
const busy = (name: string): ExpectedElement => ({ role: 'button', name });

const { compose, confirm, schedule, scheduled, testers } = pushCampaigns;
const composeSteps = [fill(compose.title, 'Mulled wine'), fill(compose.text, 'With cloves, from five.')];
const sendPushSteps = [...[...composeSteps, click(compose.send)], click(confirm.confirm, 'button', 'alertdialog')];
const schedulePushSteps = [
  ...[...composeSteps, click(compose.schedule), fill(schedule.sendAt, '2026-12-24T12:00')],
  click(schedule.submit, 'button', 'dialog'),
];
const testPushSteps = [...composeSteps, click(compose.test)];
const cancelPushSteps = [click(scheduled.cancel('Advent menu')), click(scheduled.confirm, 'button', 'alertdialog')];
const addTesterSteps = [
  ...[click(testers.add), fill(testers.guest, 'g-1001'), fill(testers.name, "Bo's phone")],
  click(testers.submit),
];
const removeTesterSteps = [click(testers.remove("Karen's phone"))];

/** Query outcomes of notifications. */
export const pushQueries: readonly PortalPlan[] = [
  {
    ...{
      ...pushes,
      screen: 'Push Notifications',
      endpoint: push.read,
    },
    ...{
      label: 'audiences',
      onError: mainContains(pushCampaigns.failed.title),
      whilePending: mainContains(pushCampaigns.loading),
    },
    expected: { ok: mainContains('412') },
  },
  {
    ...{
      ...pushes,
      screen: 'Push Notifications',
      endpoint: push.list,
    },
    ...{
      label: 'sent',
      onError: mainContains(pushCampaigns.list.failed.title),
      whilePending: mainContains(pushCampaigns.list.loading),
    },
    expected: {
      ok: mainContains('Wine tasting tonight'),
      empty: mainContains(pushCampaigns.history.empty),
      many: mainContains('Notification 199'),
    },
  },
];

const notSent = toast(confirm.failed);
const notScheduled = toast(schedule.failed);
const notTested = toast(testers.testFailed);
const notCancelled = toast(scheduled.failed);
const notRemovedTester = toast(testers.notRemoved);

/** Mutation outcomes of notifications. */
export const pushMutations: readonly PortalPlan[] = [
  {
    ...{ ...pushes, screen: 'Send a notification', endpoint: push.send, steps: sendPushSteps },
    ...{ onError: notSent, whilePending: busy(confirm.busy), stateNames: { ok: 'sent', '409': 'to be confirmed' } },
    expected: {
      ...{ ok: toast(confirm.sent), '409': { role: 'alertdialog', text: QUIET } },
      validation: mainContains('Please use at most 50 characters'),
    },
  },
  {
    ...{ ...pushes, screen: 'Schedule a notification', endpoint: push.send, steps: schedulePushSteps },
    ...{ onError: notScheduled, whilePending: busy(schedule.busy) },
    expected: {
      ...{ ok: toast(schedule.done), '409': { role: 'alertdialog', text: QUIET } },
      validation: notScheduled,
    },
    stateNames: { ok: 'scheduled', '409': 'to be confirmed' },
  },
  {
    ...{ ...pushes, screen: 'Test a notification', endpoint: push.test, steps: testPushSteps },
    ...{ onError: notTested, whilePending: busy(pushCampaigns.compose.testing), stateNames: { ok: 'sent' } },
    expected: {
      ...{
        ok: toast(testers.sent),
        '409': toast('None of your own phones is registered for notifications. Please add one first.'),
      },
      validation: mainContains('Please use at most 150 characters'),
    },
  },
  {
    ...{ ...pushes, screen: 'Scheduled notifications', endpoint: push.cancel, label: 'cancelling' },
    ...{ steps: cancelPushSteps, onError: notCancelled, whilePending: busy(scheduled.busy) },
    expected: {
      ok: toast(scheduled.cancelled),
      '409': toast('This notification is already being sent, so it can no longer be cancelled.'),
    },
    stateNames: { ok: 'cancelled', '409': 'on its way' },
  },
  {
    ...{ ...pushes, screen: 'Own phones', endpoint: pushTester.add, steps: addTesterSteps, label: 'adding' },
    ...{ onError: toast(testers.failed), whilePending: busy(testers.submitting), stateNames: { ok: 'added' } },
    expected: {
      ...{ ok: toast(testers.added), '409': toast('This guest is already in your list.') },
      validation: { role: 'dialog', text: 'No phone of this guest' },
    },
  },
  {
    ...{ ...pushes, screen: 'Own phones', endpoint: pushTester.remove, steps: removeTesterSteps, label: 'removing' },
    onError: notRemovedTester,
    expected: { ok: toast(testers.removed) },
    stateNames: { ok: 'removed' },
  },
];
