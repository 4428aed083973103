import type { DeadLetterReason, DeadLetterReply } from '@skal/contracts/operations/deadLetter';
import { toIsoTime, toIsoTimeOrNull } from '../../../time/calendar.ts';
import { ATTACHMENT_FAILED_SUFFIX } from '../attachment.ts';
import { getBouncedSince } from '../bounce/bounces.ts';
import { isPermanentReply } from '../delivery/classifyFailure.ts';
import type { Mail } from '../Mail.entity.ts';
import { DAILY_LIMIT_REACHED } from '../outbox.ts';

/** Derives why an email is a dead letter from its last error. */
function classifyReason({ lastError }: Pick<Mail, 'lastError'>): DeadLetterReason {
  if (lastError === null) return 'restored';
  if (lastError === DAILY_LIMIT_REACHED) return 'daily-limit';
  if (lastError.includes(ATTACHMENT_FAILED_SUFFIX)) return 'attachment-failed';
  return isPermanentReply(lastError) ? 'refused' : 'deferred';
}

/** Presents a dead letter to operators, without its content. */
export const presentDeadLetter = (mail: Mail, bounces: ReadonlyMap<string, number>): DeadLetterReply => {
  const { id, kind, recipient, subject, createdAt, attempts, lastError } = mail;
  const reason = classifyReason(mail);
  return {
    ...{ id, kind, recipient, subject, attempts, reason },
    at: toIsoTime(createdAt),
    undeliverableSince: toIsoTimeOrNull(getBouncedSince(bounces, recipient)),
    serverReply: reason === 'refused' || reason === 'deferred' ? lastError : null,
  };
};
