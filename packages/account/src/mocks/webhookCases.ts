import type { appWebhook } from '@skal/contracts/app/appWebhook';
import type { CallPlan } from '@skal/shell-kit/mocks/callOutcomes.ts';
import { click, type ExpectedElement, fill, toast } from '@skal/shell-kit/mocks/states.ts';
import { addWebhook, removeWebhook, rotateSecret, testWebhook, webhookSecret, webhooks } from '../content/webhooks.ts';
import { failingWebhook } from './webhooks.ts';

const { url } = failingWebhook();

/** `Failing since`: without the time and the error, which the page gets as data. */
const failing = webhooks.failing('', '').replace(/[ .]+$/, '');

/** Presses a button of the sample endpoint and confirms. */
const confirmed = (label: string, confirm: string) => [click(label), click(confirm, 'button', 'alertdialog')];

/**
 * Outcomes of the calls about webhooks, for each dashboard.
 * @param shows expects a text at the place of the webhooks
 */
export function webhookCases<Person extends string>(
  place: Pick<CallPlan<Person>, 'screen' | 'path' | 'persona'>,
  calls: Record<keyof typeof appWebhook, CallPlan['endpoint']>,
  shows: (text: string) => ExpectedElement,
): CallPlan<Person>[] {
  return [
    {
      ...{ ...place, endpoint: calls.list, label: 'webhooks', onError: shows(webhooks.failed.title) },
      whilePending: shows(webhooks.hint.slice(0, 40)),
      expected: { ok: shows(failing), empty: shows(webhooks.empty.title) },
    },
    {
      ...{ ...place, endpoint: calls.add, label: 'a webhook', onError: toast(addWebhook.failedReason) },
      steps: [fill(addWebhook.label, 'https://app.vinbar.example/new'), click(addWebhook.submit)],
      whilePending: { role: 'button', name: addWebhook.busy },
      expected: {
        ok: shows(webhookSecret.once),
        '409': toast('At most 3 webhooks are possible.'),
        validation: shows('Please enter an address on the public internet'),
      },
    },
    {
      ...{ ...place, endpoint: calls.rotate, label: 'a secret', onError: toast(rotateSecret.failedReason) },
      steps: confirmed(rotateSecret.labelFor(url), rotateSecret.confirm),
      expected: {
        ok: shows(webhookSecret.once),
        '409': toast('The secret was replaced by someone else just now. Please check with them.'),
      },
    },
    {
      ...{ ...place, endpoint: calls.test, label: 'a test', onError: toast(testWebhook.failedReason) },
      ...{ steps: [click(testWebhook.labelFor(url))], expected: { ok: toast(testWebhook.done) } },
    },
    {
      ...{ ...place, endpoint: calls.remove, label: 'a webhook removed', onError: toast(removeWebhook.failedReason) },
      steps: confirmed(removeWebhook.labelFor(url), removeWebhook.confirm),
      expected: { ok: toast(removeWebhook.done) },
    },
  ];
}
