import { PUSH_NEEDS_CONFIRMATION, type SendPushBody } from '@skal/contracts/push/push';
import type { IdempotentRequest } from '@skal/forms';
import { useToast } from '@skal/shell-kit';
import { isApiError, serverMessageOr } from '@skal/shell-kit/api';
import { useState } from 'react';
import { useSendPushMutation } from './push.api.ts';

/** Builds the request of a notification, with its key. */
export type BuildRequest = (change: Pick<SendPushBody, 'sendAt' | 'confirmed'>) => IdempotentRequest<SendPushBody>;

/** Sending of one notification, which the server may ask to confirm. */
export interface PushSending {
  /** What has to be confirmed, as the server says it; null if nothing. */
  readonly question: string | null;
  /** Sends it, and returns whether it was sent or became a question; rejects with any other error. */
  send(sendAt: string, confirmed: boolean): Promise<boolean>;
  /** Forgets the question. */
  reset(): void;
}

/**
 * Sends a notification now or at a time. If quiet hours or the weekly maximum are in the way, the first reply is a
 * question, and the answer is sent again as confirmed.
 */
export function useSendPush(build: BuildRequest | null, success: string, onSent: () => void): PushSending {
  const [send] = useSendPushMutation();
  const [question, setQuestion] = useState<string | null>(null);
  const toast = useToast();
  return {
    question,
    reset: () => setQuestion(null),
    async send(sendAt, confirmed) {
      if (!build) return false;
      try {
        const request = build({ sendAt, confirmed });
        await send(request).unwrap();
        setQuestion(null);
        toast({ title: success, description: request.body.title, variant: 'success' });
        onSent();
        return true;
      } catch (cause) {
        if (!isApiError(cause) || cause.code !== PUSH_NEEDS_CONFIRMATION) throw cause;
        setQuestion(serverMessageOr(cause, cause.message));
        return false;
      }
    },
  };
}
