import type { ApiSettings } from '../../../settings/settings.ts';
import { buildMail, button, greeting, paragraph, signature } from '../../outbox/content/mailContent.ts';
import { getSafeBusinessName } from '../../outbox/content/safeName.ts';
import type { NewMail } from '../../outbox/enqueueMails.ts';
import type { ClientDetail } from '../record/clientDetail.query.ts';

/** Kind of the launch email in the outbox. */
export const LAUNCH = 'launch';

type LaunchedClient = Pick<ClientDetail, 'email' | 'firstName' | 'businessName' | 'branding'>;
type Site = Pick<ApiSettings, 'site'>;

const getAppName = ({ businessName, branding }: LaunchedClient): string =>
  getSafeBusinessName(branding.businessName) ?? getSafeBusinessName(businessName) ?? 'Your app';

/** Builds the email that tells a client that the app is live. */
export const launchMail = (client: LaunchedClient, { site }: Site): NewMail =>
  buildMail(
    { kind: LAUNCH, recipient: client.email, subject: `${getAppName(client)} is live` },
    {
      parts: [
        greeting(client.firstName),
        paragraph('Your app is live.'),
        paragraph(
          'Your App Portal now shows live data in every section, and App Status has the links for your guests.',
        ),
        button('Take a look:', 'Open your App Portal', `${site.origin}/dashboard`),
      ],
      signature: signature(site),
    },
  );

/** Builds the email that withdraws the first one, if it has been sent already. */
export const launchUndoneMail = (client: LaunchedClient, { site }: Site): NewMail =>
  buildMail(
    { kind: 'launchUndone', recipient: client.email, subject: `${getAppName(client)} is not live yet` },
    {
      parts: [
        greeting(client.firstName),
        paragraph(
          'We just sent you the news that your app is live. That was a mistake, and we are sorry: it is still in development.',
        ),
        paragraph('Nothing has been lost and you do not need to do anything. We will write again when it is live.'),
      ],
      signature: signature(site),
    },
  );
