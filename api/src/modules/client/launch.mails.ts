import type { ApiSettings } from '../../settings.ts';
import type { NewMail } from '../outbox/enqueueMails.ts';
import { plainBusiness, plainPerson } from '../outbox/plainName.ts';
import { signature } from '../outbox/signature.ts';
import type { ClientDetail } from './clientDetail.query.ts';

/** What the mail about a launch is called in the outbox. */
export const LAUNCH = 'launch';

type Launched = Pick<ClientDetail, 'email' | 'firstName' | 'businessName' | 'branding'>;

const letter = (client: Launched, site: ApiSettings['site'], paragraphs: readonly string[]): string => {
  const name = plainPerson(client.firstName);
  return `${[name ? `Hello ${name},` : 'Hello,', ...paragraphs, signature(site)].join('\n\n')}\n`;
};

const appOf = ({ businessName, branding }: Launched): string =>
  plainBusiness(branding.businessName) ?? plainBusiness(businessName) ?? 'Your app';

/** Tells a client that the app is live. */
export const launchMail = (client: Launched, { site }: ApiSettings): NewMail => ({
  kind: LAUNCH,
  recipient: client.email,
  subject: `${appOf(client)} is live`,
  body: letter(client, site, [
    'Your app is live.',
    'In your App Portal the covers are gone: each section now shows what your app reports, and App Status has the links for your guests.',
    `See for yourself: ${site.origin}/dashboard`,
  ]),
});

/** Takes that back, where the first mail has gone out already. */
export const launchUndoneMail = (client: Launched, { site }: ApiSettings): NewMail => ({
  kind: 'launchUndone',
  recipient: client.email,
  subject: `${appOf(client)} is not live yet`,
  body: letter(client, site, [
    'A moment ago we wrote that your app is live. That was too early, and we are sorry: it is still in development.',
    'Nothing is lost, and you need not do anything. We write again when it is live.',
  ]),
});
