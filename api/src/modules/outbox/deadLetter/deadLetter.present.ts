import type { DeadLetterReason, DeadLetterReply } from '@skal/contracts/operations/deadLetter';
import { toIsoTime, toIsoTimeOrNull } from '../../../time/calendar.ts';
import { ATTACHMENT_FAILED_SUFFIX } from '../attachment.ts';
import { getBouncedSince } from '../bounce/bounces.ts';
import { isPermanentReply } from '../delivery/classifyFailure.ts';
import type { Mail } from '../Mail.entity.ts';
import { TOO_MANY } from '../outbox.ts';

/** Derives why an email is a dead letter from its last error. */
function classifyReason({ lastError }: Pick<Mail, 'lastError'>): DeadLetterReason {
  if (lastError === null) return 'restored';
  if (lastError === TOO_MANY) return 'enough';
  if (lastError.includes(ATTACHMENT_FAILED_SUFFIX)) return 'noFile';
  return isPermanentReply(lastError) ? 'refused' : 'putOff';
}

/** Presents a dead letter to operators, without its content. */
export const presentDeadLetter = (mail: Mail, bounces: ReadonlyMap<string, number>): DeadLetterReply => {
  const { id, kind, recipient, subject, createdAt, attempts, lastError } = mail;
  const reason = classifyReason(mail);
  return {
    ...{ id, kind, recipient, subject, attempts, reason },
    at: toIsoTime(createdAt),
    undeliverableSince: toIsoTimeOrNull(getBouncedSince(bounces, recipient)),
    said: reason === 'refused' || reason === 'putOff' ? lastError : null,
  };
};
