import { messageOf } from '../errorProps.ts';
import type { ApiSettings } from '../settings/settings.ts';
import { type CheckResult, failure, ok, warning } from './checkResult.ts';

const WAIT_MS = 10_000;

/** Checks the connection and login to the mail server, without sending a mail. */
export async function checkMail({ mail, production }: ApiSettings): Promise<CheckResult[]> {
  const told = mail.operator
    ? ok('notices', `${mail.operator} is told of new inquiries.`)
    : warning('notices', 'Nobody is told of a new inquiry.', 'Set SKAL_OPERATOR_EMAIL or SITE_SALES_EMAIL.');
  if (!mail.smtpUrl) {
    const says = 'Mails are written to files in the data folder; nobody gets them.';
    const remedy = 'Set SMTP_URL, such as smtps://user:password@mail.example.dk.';
    return [(production ? failure : warning)('mail', says, remedy), told];
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
    return [ok('mail', `The mail server lets us in; mails come from ${mail.from}.`), told];
  } catch (error) {
    const says = `The mail server does not let us in: ${messageOf(error)}.`;
    return [failure('mail', says, 'See SMTP_URL, SKAL_SMTP_TLS, and that this machine may reach it.'), told];
  } finally {
    smtp.close();
  }
}
