import { type ConsultationBody, consultationSchema, type MessageBody, messageSchema } from '@skal/contracts/inquiry';
import { badRequest } from '../../server/refusal.ts';
import { checked } from '../../server/route.ts';

/** What was sent to the one address of both forms; a trap is what only a machine fills in. */
export type ReadInquiry =
  | { kind: 'consultation'; body: ConsultationBody }
  | { kind: 'message'; body: MessageBody }
  | { kind: 'trap' };

const CONSULTATION_ONLY = ['contactPreference', 'company', 'industry'];
const MESSAGE_ONLY = ['subject', 'message'];

/** A field that no visitor sees. */
const TRAP = 'website';

const readConsultation = checked(consultationSchema);
const readMessage = checked(messageSchema);

/**
 * Tells the two payloads apart by the fields that only one of them has (T11).
 * @throws Refusal 400 for both or neither, or with the faults of the one it is
 */
export function readInquiry(raw: Record<string, unknown>): ReadInquiry {
  if (raw[TRAP]) return { kind: 'trap' };
  const hasAny = (names: readonly string[]) => names.some((name) => raw[name] !== undefined);
  const isConsultation = hasAny(CONSULTATION_ONLY);
  const isMessage = hasAny(MESSAGE_ONLY);
  if (isConsultation && isMessage) {
    throw badRequest('Please send either a consultation request or a message, not both in one.');
  }
  if (isConsultation) return { kind: 'consultation', body: readConsultation(raw) };
  if (isMessage) return { kind: 'message', body: readMessage(raw) };
  throw badRequest('Please send a consultation request or a message.');
}
