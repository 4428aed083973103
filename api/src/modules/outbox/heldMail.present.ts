import type { HeldMailReply, HeldReason } from '@skal/contracts/heldMail';
import { isoTime, isoTimeOrNull } from '../../calendar.ts';
import { NOT_MADE } from './attachment.ts';
import { bounceOf } from './bounces.ts';
import type { Mail } from './Mail.entity.ts';
import { TOO_MANY } from './outbox.ts';
import { isFinalReply } from './verdict.ts';

/** Why nobody tries it any more, by what was noted of its last try. */
function reasonOf({ lastError }: Pick<Mail, 'lastError'>): HeldReason {
  if (lastError === null) return 'restored';
  if (lastError === TOO_MANY) return 'enough';
  if (lastError.includes(NOT_MADE)) return 'noFile';
  return isFinalReply(lastError) ? 'refused' : 'putOff';
}

/** A held mail, as operators see it: never what it says. */
export const presentHeldMail = (mail: Mail, bounces: ReadonlyMap<string, number>): HeldMailReply => {
  const { id, kind, recipient, subject, createdAt, attempts, lastError } = mail;
  const reason = reasonOf(mail);
  return {
    ...{ id, kind, recipient, subject, attempts, reason },
    at: isoTime(createdAt),
    undeliverableSince: isoTimeOrNull(bounceOf(bounces, recipient)),
    said: reason === 'refused' || reason === 'putOff' ? lastError : null,
  };
};
