import { useAsyncAction } from '@skal/shell-kit/api';
import { useState } from 'react';
import { removeWebhook, replayMessage, rotateSecret, testWebhook } from '../content/webhooks.ts';
import type { WebhookCalls } from './webhook.api.ts';

/** Actions on one endpoint, each with its result in a toast; one at a time. */
export function useWebhookActions(id: string, calls: WebhookCalls, onSecret: (secret: string) => void) {
  const act = useAsyncAction();
  const [busy, setBusy] = useState<'test' | 'rotate' | 'remove' | null>(null);
  const during = async (name: typeof busy, work: () => Promise<unknown>) => {
    setBusy(name);
    await work();
    setBusy(null);
  };
  const { replay } = calls;
  return {
    busy,
    test: () =>
      during('test', () =>
        act(() => calls.test(id), {
          done: { title: testWebhook.done, description: testWebhook.doneText },
          failed: { title: testWebhook.failed, description: testWebhook.failedReason },
        }),
      ),
    rotate: () =>
      during('rotate', async () => {
        const failed = { title: rotateSecret.failed, description: rotateSecret.failedReason };
        const secret = await act(() => calls.rotate(id), { failed });
        if (secret !== null) onSecret(secret);
      }),
    remove: () =>
      during('remove', () =>
        act(() => calls.remove(id), {
          done: { title: removeWebhook.done },
          failed: { title: removeWebhook.failed, description: removeWebhook.failedReason },
        }),
      ),
    replay: replay
      ? (delivery: string) =>
          void act(() => replay(delivery), {
            done: { title: replayMessage.done, description: replayMessage.doneText },
            failed: { title: replayMessage.failed, description: replayMessage.failedReason },
          })
      : undefined,
  };
}
