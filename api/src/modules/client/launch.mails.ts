import type { ApiSettings } from '../../settings.ts';
import type { NewMail } from '../outbox/enqueueMails.ts';
import { button, hello, mailOf, signature, text } from '../outbox/letter.ts';
import { plainBusiness } from '../outbox/plainName.ts';
import type { ClientDetail } from './clientDetail.query.ts';

/** What the mail about a launch is called in the outbox. */
export const LAUNCH = 'launch';

type Launched = Pick<ClientDetail, 'email' | 'firstName' | 'businessName' | 'branding'>;
type Site = Pick<ApiSettings, 'site'>;

const appOf = ({ businessName, branding }: Launched): string =>
  plainBusiness(branding.businessName) ?? plainBusiness(businessName) ?? 'Your app';

/** Tells a client that the app is live. */
export const launchMail = (client: Launched, { site }: Site): NewMail =>
  mailOf(
    { kind: LAUNCH, recipient: client.email, subject: `${appOf(client)} is live` },
    {
      parts: [
        hello(client.firstName),
        text('Your app is live.'),
        text(
          'In your App Portal the covers are gone: each section now shows what your app reports, and App Status has the links for your guests.',
        ),
        button('See for yourself:', 'Open your App Portal', `${site.origin}/dashboard`),
      ],
      signature: signature(site),
    },
  );

/** Takes that back, where the first mail has gone out already. */
export const launchUndoneMail = (client: Launched, { site }: Site): NewMail =>
  mailOf(
    { kind: 'launchUndone', recipient: client.email, subject: `${appOf(client)} is not live yet` },
    {
      parts: [
        hello(client.firstName),
        text(
          'A moment ago we wrote that your app is live. That was too early, and we are sorry: it is still in development.',
        ),
        text('Nothing is lost, and you need not do anything. We write again when it is live.'),
      ],
      signature: signature(site),
    },
  );
