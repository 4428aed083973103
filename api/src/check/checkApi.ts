import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStorage } from '@skal/storage';
import { getErrorMessage } from '../errorProps.ts';
import { uploadLocation } from '../modules/ticket/attachment/uploadStorage.ts';
import { ImageProcessor } from '../modules/ticket/image/ImageProcessor.ts';
import { thumbnailFile } from '../modules/ticket/image/image.ts';
import { pingScanner } from '../modules/ticket/scan/clamav.ts';
import { resolveSessionKeys } from '../settings/sessionKeys.ts';
import type { ApiSettings } from '../settings/settings.ts';
import { checkDatabase } from './checkDatabase.ts';
import { checkDataDir } from './checkDataDir.ts';
import { checkDkim } from './checkDkim.ts';
import { checkOrigin } from './checkOrigin.ts';
import { type CheckResult, failure, ok, warning } from './checkResult.ts';

const WAIT_MS = 10_000;

/** Checks the connection and login to the mail server, without sending an email. */
async function checkMail({ mail, production }: ApiSettings): Promise<CheckResult[]> {
  const notices = mail.operator
    ? ok('notices', `${mail.operator} receives notices of new inquiries.`)
    : warning('notices', 'Notices of new inquiries have no recipient.', 'Set SKAL_OPERATOR_EMAIL or SITE_SALES_EMAIL.');
  if (!mail.smtpUrl) {
    const message = 'Mails are written to files in the data folder instead of being sent.';
    const remedy = 'Set SMTP_URL, such as smtps://user:password@mail.example.dk.';
    return [(production ? failure : warning)('mail', message, remedy), notices];
  }
  const { createTransport } = await import('nodemailer');
  const smtp = createTransport({
    url: mail.smtpUrl,
    requireTLS: mail.smtpTls === 'required',
    connectionTimeout: WAIT_MS,
    greetingTimeout: WAIT_MS,
    socketTimeout: WAIT_MS,
  });
  try {
    await smtp.verify();
    return [ok('mail', `The mail server accepts the login; the sender is ${mail.from}.`), notices];
  } catch (error) {
    const message = `The mail server cannot be used: ${getErrorMessage(error)}.`;
    return [failure('mail', message, 'Check SMTP_URL, SKAL_SMTP_TLS, and that this machine can reach it.'), notices];
  } finally {
    smtp.close();
  }
}

const TEST_CONTENT = Buffer.from('a trial');

/** Checks that the storage of uploads is readable and writable; skips the data directory. */
async function checkStorage(settings: Pick<ApiSettings, 'dataDir' | 'storage'>): Promise<CheckResult[]> {
  if (settings.storage.url === settings.dataDir) return [];
  const location = uploadLocation(settings);
  const storage = openStorage(location);
  const key = `.check-${randomUUID()}`;
  try {
    await storage.put(key, TEST_CONTENT);
    const pieces: Uint8Array[] = [];
    for await (const piece of await storage.get(key)) pieces.push(piece);
    await storage.remove(key);
    if (!Buffer.concat(pieces).equals(TEST_CONTENT))
      throw new Error('the content read differs from the content written');
    return [ok('storage', `${location.url} is readable and writable.`)];
  } catch (error) {
    const remedy =
      'Check SKAL_STORAGE, S3_ENDPOINT and the permissions of AWS_ACCESS_KEY_ID: read, write, list and delete.';
    return [failure('storage', `${location.url} cannot be used: ${getErrorMessage(error)}.`, remedy)];
  } finally {
    storage.close();
  }
}

/** A PNG of 8 × 6 pixels. */
const SMALL =
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAGCAIAAABxZ0isAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQImWMQCYjBihgGUgIAf6wkAfiOUwQAAAAASUVORK5CYII=';

/** Checks image processing, whose native package differs per platform. */
async function checkImages({ images: bounds }: Pick<ApiSettings, 'images'>): Promise<CheckResult> {
  const folder = await mkdtemp(join(tmpdir(), 'skal-check-'));
  const from = join(folder, 'from');
  try {
    await writeFile(from, SMALL, 'base64');
    const files = [{ path: join(folder, 'picture') }, thumbnailFile(join(folder, 'thumbnail'))];
    await new ImageProcessor(bounds).process({ kind: 'png', from, files }, 'check');
    return ok('images', 'Uploaded images can be processed.');
  } catch (error) {
    const remedy = 'Install the packages (npm ci) on this kind of machine; until then images are rejected.';
    return failure('images', `An image cannot be processed: ${getErrorMessage(error)}.`, remedy);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Checks that the virus scanner is reachable, if one is set. */
async function checkClamav({ clamav }: Pick<ApiSettings, 'clamav'>): Promise<CheckResult[]> {
  if (!clamav) return [];
  try {
    await pingScanner(clamav);
    return [ok('clamav', 'ClamAV is reachable.')];
  } catch (error) {
    const remedy = 'Check SKAL_CLAMAV and that clamd listens there; until then uploads are rejected.';
    return [failure('clamav', `ClamAV is unreachable: ${getErrorMessage(error)}.`, remedy)];
  }
}

function checkKeys(settings: ApiSettings): CheckResult {
  const subject = 'session keys';
  if (settings.sessionKeys.length === 0 && !settings.production) {
    return warning(
      subject,
      'None are set: the first start creates one in the data folder.',
      'Set SESSION_KEYS (openssl rand -hex 32).',
    );
  }
  try {
    return ok(subject, `${resolveSessionKeys(settings).length} set, strong enough.`);
  } catch (error) {
    return failure(subject, getErrorMessage(error), 'Create one with openssl rand -hex 32.');
  }
}

/** Checks everything that an api needs, dependencies first. Changes nothing. */
export async function checkApi(settings: ApiSettings): Promise<CheckResult[]> {
  const mode = settings.production
    ? ok('mode', 'Production: strict about keys and accounts.')
    : warning(
        'mode',
        'Not production: a new database gets demo accounts.',
        'Set NODE_ENV=production for a public site.',
      );
  const parts = [
    checkDataDir(settings.dataDir),
    checkStorage(settings),
    checkClamav(settings),
    checkImages(settings),
    checkDatabase(settings),
    checkMail(settings),
    checkDkim(settings),
    checkOrigin(settings),
  ];
  return [mode, checkKeys(settings), ...(await Promise.all(parts)).flat()];
}
