import { isUnavailable } from '../../db/resilience/databaseErrors.ts';
import { getErrorMessage } from '../../errorProps.ts';
import type { Mail } from './Mail.entity.ts';

/** A file attached to an email. */
export interface MailAttachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Buffer;
}

/** Builders of attachments by kind: `invoice:0198c0de-…` is built by `invoice`. */
export type AttachmentBuilders = Readonly<Record<string, (id: string) => Promise<MailAttachment>>>;

/** Suffix of the error for a file that could not be built. */
export const ATTACHMENT_FAILED_SUFFIX = ' could not be made';

/** Error code: an attachment could not be built, so only this email fails. */
export const ATTACHMENT_ERROR = 'SKAL_ATTACHMENT';

/**
 * Builds an email's attachment; undefined if it has none. It is built from immutable data each time the email is sent,
 * and never stored.
 */
export async function buildAttachment(
  { attachment }: Pick<Mail, 'attachment'>,
  files: AttachmentBuilders,
): Promise<MailAttachment | undefined> {
  if (attachment === null) return undefined;
  const [kind = '', id = ''] = attachment.split(':');
  try {
    const build = Object.hasOwn(files, kind) ? files[kind] : undefined;
    if (!build) throw new Error(`No attachment builder for ${kind}`);
    return await build(id);
  } catch (error) {
    if (isUnavailable(error)) throw error;
    const message = `${attachment}${ATTACHMENT_FAILED_SUFFIX}: ${getErrorMessage(error)}`;
    throw Object.assign(new Error(message, { cause: error }), { code: ATTACHMENT_ERROR });
  }
}
