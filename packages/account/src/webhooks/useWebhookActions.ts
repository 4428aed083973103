import { useAsyncAction } from '@skal/shell-kit/api';
import { useState } from 'react';
import { removeWebhook, replayMessage, rotateSecret, testWebhook } from '../content/webhooks.ts';
import type { WebhookCalls } from './webhook.api.ts';

/** Actions on one endpoint, each with its result in a toast. */
export function useWebhookActions(id: string, calls: WebhookCalls, onSecret: (secret: string) => void) {
  const act = useAsyncAction();
  const [isTesting, setIsTesting] = useState(false);
  const { replay } = calls;
  return {
    isTesting,
    async test() {
      setIsTesting(true);
      await act(() => calls.test(id), {
        done: { title: testWebhook.done, description: testWebhook.doneText },
        failed: { title: testWebhook.failed, description: testWebhook.failedReason },
      });
      setIsTesting(false);
    },
    async rotate() {
      const failed = { title: rotateSecret.failed, description: rotateSecret.failedReason };
      const secret = await act(() => calls.rotate(id), { failed });
      if (secret !== null) onSecret(secret);
    },
    remove: () =>
      act(() => calls.remove(id), {
        done: { title: removeWebhook.done },
        failed: { title: removeWebhook.failed, description: removeWebhook.failedReason },
      }),
    replay: replay
      ? (delivery: string) =>
          void act(() => replay(delivery), {
            done: { title: replayMessage.done, description: replayMessage.doneText },
            failed: { title: replayMessage.failed, description: replayMessage.failedReason },
          })
      : undefined,
  };
}
