import { getErrorCode, getErrorMessage, getSmtpReply } from '../../../errorProps.ts';
import { ATTACHMENT_ERROR } from '../attachment.ts';

/**
 * Why a delivery failed:
 * - `final`: the recipient's side rejects it permanently;
 * - `later`: the recipient's side defers it, or its attachment could not be built;
 * - `refused`: the server rejects it for a reason that may be ours (sender, policy, syntax);
 * - `unreachable`: there was no usable connection: network, encryption, credentials.
 */
export type DeliveryFailureKind = 'final' | 'later' | 'refused' | 'unreachable';

/** Enhanced status code of a reply (RFC 3463). */
const ENHANCED = /^5\d\d[ -](5\.\d{1,3}\.\d{1,3})\b/;
/** About this mailbox, its state, or this message. */
const ABOUT_THE_MAIL = /^5\.(?:1\.(?:[1-6]|10)|2\.\d+|3\.4|6\.\d+)$/;
/** About the sender, policy, syntax, or the server itself. */
const ABOUT_SENDER = /^5\.(?:1\.[78]|3\.\d+|5\.\d+|7\.\d+)$/;
/** Statuses of a server that requires other credentials, encryption or command order (RFC 4954, 5321). */
const STATUS_ABOUT_SENDER = new Set([503, 530, 534, 535, 538]);
const WORDS_ABOUT_SENDER = /\b(?:relay|sender|authenticat|log ?in|credential)/i;
const ADDRESS = /<[^>]*>|\S+@\S+/g;

/** Many servers report objections to the sender only after RCPT TO. */
function isAboutSender(status: number, text: string): boolean {
  const about = ENHANCED.exec(text)?.[1] ?? '';
  if (ABOUT_THE_MAIL.test(about)) return false;
  return (
    ABOUT_SENDER.test(about) || STATUS_ABOUT_SENDER.has(status) || WORDS_ABOUT_SENDER.test(text.replace(ADDRESS, ''))
  );
}

/** Only a reply about a recipient or a whole message is about this email alone. */
function isAboutMail(code: string | undefined, command: string, message: string): boolean {
  if (code === 'EMESSAGE') return true;
  return code === 'EENVELOPE' && (command === 'RCPT TO' || (command === 'API' && /recipient/i.test(message)));
}

/** Whether the server rejected the address, not the message. */
export const isRecipientRejected = (error: unknown): boolean => getSmtpReply(error).command === 'RCPT TO';

/** Replies of relays without SMTPUTF8 (RFC 6531) to a local part outside ASCII. */
const STATUS_NEEDS_SMTPUTF8 = new Set([500, 501, 504, 553, 555]);
const NEEDS_SMTPUTF8 = /^5\.(?:1\.3|5\.[24]|6\.(?:7|9))$/;

/** Whether the local part is outside ASCII. The domain does not matter: it is sent in its ASCII form. */
export const isLocalPartUnicode = (address: string): boolean =>
  /[^ -~]/.test(address.slice(0, address.lastIndexOf('@')));

function needsSmtpUtf8(recipient: string, command: string, status: number, text: string): boolean {
  if (command !== 'RCPT TO' || !isLocalPartUnicode(recipient)) return false;
  return STATUS_NEEDS_SMTPUTF8.has(status) || NEEDS_SMTPUTF8.test(ENHANCED.exec(text)?.[1] ?? '');
}

/**
 * Classifies a failed attempt.
 * @param recipient address of the email
 */
export function classifyFailure(error: unknown, recipient: string): DeliveryFailureKind {
  const code = getErrorCode(error);
  if (code === ATTACHMENT_ERROR) return 'later';
  const { command, status, text } = getSmtpReply(error);
  // An error without a code comes from composing this email.
  if (code !== undefined && code !== 'EENVELOPE' && code !== 'EMESSAGE') return 'unreachable';
  if (needsSmtpUtf8(recipient, command, status, text)) return 'final';
  if (status === 421 || !isAboutMail(code, command, getErrorMessage(error))) return 'refused';
  if (status >= 400 && status < 500) return 'later';
  return isAboutSender(status, text) ? 'refused' : 'final';
}

/** A permanent reply about a recipient or message, after our own prefix. */
const FINAL_REPLY = /: (?:5\d\d)[ -]/;

/** Whether the recorded error of an attempt is a permanent rejection. */
export const isPermanentReply = (lastError: string): boolean => FINAL_REPLY.test(lastError);
