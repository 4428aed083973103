import { messageOf } from '../errorProps.ts';
import type { ApiSettings } from '../settings/settings.ts';
import { type CheckResult, failure, ok, warning } from './checkResult.ts';

const WAIT_MS = 10_000;

/** Checks the connection and login to the mail server, without sending a mail. */
export async function checkMail({ mail, production }: ApiSettings): Promise<CheckResult[]> {
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
    const message = `The mail server cannot be used: ${messageOf(error)}.`;
    return [failure('mail', message, 'Check SMTP_URL, SKAL_SMTP_TLS, and that this machine can reach it.'), notices];
  } finally {
    smtp.close();
  }
}
