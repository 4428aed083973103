import { isUnavailable } from '../../db/resilience/databaseErrors.ts';
import { messageOf } from '../../errorProps.ts';
import type { Mail } from './Mail.entity.ts';

/** A file that goes with a mail. */
export interface MailAttachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Buffer;
}

/** What makes the files of mails, by the word before the colon: `invoice:0198c0de-…` is made by `invoice`. */
export type AttachmentBuilders = Readonly<Record<string, (id: string) => Promise<MailAttachment>>>;

/** What is said of a file that could not be made. */
export const ATTACHMENT_FAILED_SUFFIX = ' could not be made';

/** The file of a mail could not be made: a fault about this mail alone. */
export const ATTACHMENT_ERROR = 'SKAL_ATTACHMENT';

/**
 * Makes what goes with a mail. It is made each time that the mail is sent, out of what never changes, and lies in no
 * table; undefined where nothing goes with it.
 */
export async function buildAttachment(
  { attachment }: Pick<Mail, 'attachment'>,
  files: AttachmentBuilders,
): Promise<MailAttachment | undefined> {
  if (attachment === null) return undefined;
  const [kind = '', id = ''] = attachment.split(':');
  try {
    const make = Object.hasOwn(files, kind) ? files[kind] : undefined;
    if (!make) throw new Error(`Nothing makes ${kind}`);
    return await make(id);
  } catch (error) {
    if (isUnavailable(error)) throw error;
    const said = `${attachment}${ATTACHMENT_FAILED_SUFFIX}: ${messageOf(error)}`;
    throw Object.assign(new Error(said, { cause: error }), { code: ATTACHMENT_ERROR });
  }
}
