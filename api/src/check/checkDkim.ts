import { resolveTxt } from 'node:dns/promises';
import { getErrorCode, getErrorMessage } from '../errorProps.ts';
import { getDkimPublicKey, getDkimRecordName, loadDkimKey } from '../modules/outbox/delivery/dkim.ts';
import type { ApiSettings } from '../settings/settings.ts';
import { type CheckResult, failure, ok, warning } from './checkResult.ts';

const ABOUT = 'signed mail';
const WAIT_MS = 5_000;

/** Parses the tags of a record: `v=DKIM1; k=rsa; p=MIIB…`. */
const parseTags = (record: string): ReadonlyMap<string, string> =>
  new Map(
    record.split(';').map((tag) => {
      const [name = '', ...value] = tag.split('=');
      return [name.trim(), value.join('=').replaceAll(/\s/g, '')];
    }),
  );

/** Queries TXT records, with a timeout. */
const resolveRecords = (name: string): Promise<string[][]> =>
  Promise.race([
    resolveTxt(name),
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error('no answer')), WAIT_MS).unref()),
  ]);

/**
 * Checks that recipients can verify our signature: the key is readable, and the DNS has its public key.
 * @param readRecords resolves the TXT records of a name
 */
export async function checkDkim({ mail }: ApiSettings, readRecords = resolveRecords): Promise<CheckResult[]> {
  let key: ReturnType<typeof loadDkimKey>;
  try {
    key = loadDkimKey(mail);
  } catch (error) {
    return [failure(ABOUT, getErrorMessage(error), 'Create one with openssl genrsa -out dkim.pem 2048.')];
  }
  if (!key) {
    if (!mail.smtpUrl) return [];
    const message = 'Mails are not signed here; your mail server may do it.';
    return [
      warning(ABOUT, message, 'If it does not, set SKAL_DKIM_DOMAIN, SKAL_DKIM_SELECTOR and SKAL_DKIM_KEY_FILE.'),
    ];
  }
  const name = getDkimRecordName(key);
  const record = `v=DKIM1; k=rsa; p=${getDkimPublicKey(key)}`;
  const remedy = `Add a TXT record ${name}: ${record}`;
  try {
    const records = (await readRecords(name)).map((parts) => parseTags(parts.join('')));
    if (records.some((tags) => tags.get('p') === getDkimPublicKey(key))) {
      const sender = mail.from.split('@')[1] ?? '';
      // DMARC requires both to have the same domain.
      const isAligned = sender === key.domainName || sender.endsWith(`.${key.domainName}`);
      return [
        isAligned
          ? ok(ABOUT, `The record ${name} matches the key.`)
          : warning(
              ABOUT,
              `Mails are signed for ${key.domainName} and come from ${sender}.`,
              'Sign for the domain of SKAL_MAIL_FROM.',
            ),
      ];
    }
    const found = records.length > 0 ? 'has another key' : 'is empty';
    return [failure(ABOUT, `The record ${name} ${found}: recipients cannot verify our mails.`, remedy)];
  } catch (error) {
    const message = `No name server has ${name} (${getErrorCode(error) ?? getErrorMessage(error)}).`;
    return [failure(ABOUT, message, remedy)];
  }
}
