import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getErrorCode } from '../../../errorProps.ts';
import type { ApiSettings } from '../../../settings/settings.ts';
import type { Telemetry } from '../../../telemetry/telemetry.ts';
import type { MailAttachment } from '../attachment.ts';
import { renderMailHtml } from '../content/mailHtml.ts';
import type { Mail } from '../Mail.entity.ts';
import { isLocalPartUnicode } from './classifyFailure.ts';
import { loadDkimKey } from './dkim.ts';

/** Sends one email, or throws. */
export interface Transport {
  send(mail: Mail, file?: MailAttachment): Promise<void>;
  close(): void;
}

/** Adds a span to each email sent, if tracing is on: its kind and row id, never recipient or content. */
export const withTelemetry = (transport: Transport, telemetry: Telemetry | null): Transport =>
  telemetry
    ? {
        ...transport,
        send: (mail, file) =>
          telemetry.traceCall('send mail', { 'skal.mail.id': mail.id, 'skal.mail.kind': mail.kind }, () =>
            transport.send(mail, file),
          ),
      }
    : transport;

/** Builds nodemailer's options. The Message-ID is derived from the row, so that duplicates are recognised. */
const buildMessage = (
  mail: Mail,
  file: MailAttachment | undefined,
  { from, domain, brand }: { from: string; domain: string; brand: string },
) => ({
  messageId: `<${mail.id}@${domain}>`,
  date: new Date(mail.createdAt),
  from: { name: brand, address: from },
  to: { name: '', address: mail.recipient },
  // A relay without SMTPUTF8 rejects non-ASCII headers. The email's button leads to the sender as well.
  ...(mail.replyTo && !isLocalPartUnicode(mail.replyTo) && { replyTo: { name: '', address: mail.replyTo } }),
  subject: mail.subject,
  text: mail.body,
  ...(mail.content && { html: renderMailHtml(mail.content, { subject: mail.subject, brand }) }),
  ...(file && { attachments: [file] }),
  // Asks other machines not to reply automatically (RFC 3834).
  headers: { 'Auto-Submitted': 'auto-generated' },
});

const mailFolder = (dataDir: string) => join(dataDir, 'mail');
/** Emails as files, and partial ones left by a killed process. */
const MAIL_FILE = /\.eml(?:\.part)?$/;

/** Maximum share of the lease that one attempt may take. */
const LEASE_SHARE = 0.8;

/**
 * Opens the transport: an SMTP server, or .eml files in the data folder if none is configured.
 * @throws StartupError if the DKIM key cannot be used
 */
export async function openTransport(settings: ApiSettings): Promise<Transport> {
  const { createTransport } = await import('nodemailer');
  const { smtpUrl, smtpTls, from, leaseMs } = settings.mail;
  const dkim = loadDkimKey(settings.mail);
  const sender = { from, domain: from.split('@')[1] ?? 'localhost', brand: settings.site.brand };

  if (smtpUrl) {
    const smtp = createTransport({
      url: smtpUrl,
      pool: true,
      maxConnections: 1,
      requireTLS: smtpTls === 'required',
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
      disableFileAccess: true,
      disableUrlAccess: true,
      ...(dkim && { dkim }),
    });
    return {
      send: async (mail, file) => {
        // A server that trickles its reply must not outlast the lease: another worker would send the email again.
        await smtp.sendMail({
          ...buildMessage(mail, file, sender),
          signal: AbortSignal.timeout(leaseMs * LEASE_SHARE),
        });
      },
      close: () => smtp.close(),
    };
  }

  const folder = mailFolder(settings.dataDir);
  await mkdir(folder, { recursive: true });
  const composer = createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    ...(dkim && { dkim }),
  });
  return {
    send: async (mail, file) => {
      const { message } = await composer.sendMail(buildMessage(mail, file, sender));
      const path = join(folder, `${new Date(mail.createdAt).toISOString().replaceAll(':', '-')}-${mail.id}.eml`);
      // Written under a temporary name, so that no reader sees a partial email.
      await writeFile(`${path}.part`, message);
      await rename(`${path}.part`, path);
    },
    close: () => composer.close(),
  };
}

/** Deletes .eml files written before a time. */
export async function purgeMailFiles(dataDir: string, before: number): Promise<void> {
  const folder = mailFolder(dataDir);
  const names = await readdir(folder).catch((error) => {
    if (getErrorCode(error) === 'ENOENT') return [];
    throw error;
  });
  for (const name of names.filter((candidate) => MAIL_FILE.test(candidate))) {
    const path = join(folder, name);
    const facts = await stat(path).catch(() => undefined);
    if (facts && facts.mtimeMs < before) await rm(path, { force: true });
  }
}
