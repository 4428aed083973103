import { codeOf, messageOf, smtpReply } from '../../../errorProps.ts';
import { ATTACHMENT_ERROR } from '../attachment.ts';

/**
 * What a failed attempt says about the mail:
 * - `final`: the recipient's side refuses it for good;
 * - `later`: the recipient's side puts it off, or its file could not be made;
 * - `refused`: the server refuses it for a reason that may be ours (sender, policy, syntax). Other mails may go out;
 * - `unreachable`: there was no usable connection: network, encryption, credentials.
 */
export type DeliveryFailureKind = 'final' | 'later' | 'refused' | 'unreachable';

/** The part of an answer that says what it is about (RFC 3463). */
const ENHANCED = /^5\d\d[ -](5\.\d{1,3}\.\d{1,3})\b/;
/** This mailbox, its state, or this message. */
const ABOUT_THE_MAIL = /^5\.(?:1\.(?:[1-6]|10)|2\.\d+|3\.4|6\.\d+)$/;
/** Who sends, by which rules, in which words, or the server itself. */
const ABOUT_US = /^5\.(?:1\.[78]|3\.\d+|5\.\d+|7\.\d+)$/;
/** The statuses of a server that wants other credentials, encryption or another order of words (RFC 4954, 5321). */
const STATUS_ABOUT_US = new Set([503, 530, 534, 535, 538]);
const WORDS_ABOUT_US = /\b(?:relay|sender|authenticat|log ?in|credential)/i;
const ADDRESS = /<[^>]*>|\S+@\S+/g;

/** Many servers hold back what they have against the sender until they hear the recipient. */
function isAboutUs(status: number, text: string): boolean {
  const about = ENHANCED.exec(text)?.[1] ?? '';
  if (ABOUT_THE_MAIL.test(about)) return false;
  return ABOUT_US.test(about) || STATUS_ABOUT_US.has(status) || WORDS_ABOUT_US.test(text.replace(ADDRESS, ''));
}

/** Only what is said of a recipient, or of a whole message, is about that mail alone. */
function isSaidOfTheMail(code: string | undefined, command: string, message: string): boolean {
  if (code === 'EMESSAGE') return true;
  return code === 'EENVELOPE' && (command === 'RCPT TO' || (command === 'API' && /recipient/i.test(message)));
}

/** Whether it is the address that was refused, and not the message. */
export const isRecipientRejected = (error: unknown): boolean => smtpReply(error).command === 'RCPT TO';

/** What relays without SMTPUTF8 (RFC 6531) answer to an address with letters outside ASCII before the @. */
const STATUS_NEEDS_SMTPUTF8 = new Set([500, 501, 504, 553, 555]);
const NEEDS_SMTPUTF8 = /^5\.(?:1\.3|5\.[24]|6\.(?:7|9))$/;

/** Whether the part before the @ has letters outside ASCII. The domain does not matter: it is sent in its ASCII form. */
export const isLocalPartUnicode = (address: string): boolean =>
  /[^ -~]/.test(address.slice(0, address.lastIndexOf('@')));

function needsSmtpUtf8(recipient: string, command: string, status: number, text: string): boolean {
  if (command !== 'RCPT TO' || !isLocalPartUnicode(recipient)) return false;
  return STATUS_NEEDS_SMTPUTF8.has(status) || NEEDS_SMTPUTF8.test(ENHANCED.exec(text)?.[1] ?? '');
}

/**
 * Judges an attempt that failed.
 * @param recipient the address of the mail
 */
export function classifyFailure(error: unknown, recipient: string): DeliveryFailureKind {
  const code = codeOf(error);
  if (code === ATTACHMENT_ERROR) return 'later';
  const { command, status, text } = smtpReply(error);
  // An error without a code comes from composing this mail.
  if (code !== undefined && code !== 'EENVELOPE' && code !== 'EMESSAGE') return 'unreachable';
  if (needsSmtpUtf8(recipient, command, status, text)) return 'final';
  if (status === 421 || !isSaidOfTheMail(code, command, messageOf(error))) return 'refused';
  if (status >= 400 && status < 500) return 'later';
  return isAboutUs(status, text) ? 'refused' : 'final';
}

/** What a server says of a recipient or of a whole message, after the words of our own. */
const FINAL_REPLY = /: (?:5\d\d)[ -]/;

/** Whether what was noted of a try is that somebody refused for good. */
export const isPermanentReply = (noted: string): boolean => FINAL_REPLY.test(noted);
