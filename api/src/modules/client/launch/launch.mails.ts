import { type TextOf, textIn } from '../../../language/textIn.ts';
import type { ApiSettings } from '../../../settings/settings.ts';
import { buildMail, button, greeting, paragraph, signature } from '../../outbox/content/mailContent.ts';
import { getSafeBusinessName } from '../../outbox/content/safeName.ts';
import type { NewMail } from '../../outbox/enqueueMails.ts';
import type { ClientDetail } from '../record/clientDetail.query.ts';

/** Kind of the launch email in the outbox. */
export const LAUNCH = 'launch';

type LaunchedClient = Pick<ClientDetail, 'email' | 'firstName' | 'language' | 'businessName' | 'branding'>;
type Site = Pick<ApiSettings, 'site'>;

const getAppName = ({ businessName, branding }: LaunchedClient, text: TextOf): string =>
  getSafeBusinessName(branding.businessName) ?? getSafeBusinessName(businessName) ?? text(/*i18n*/ 'Your app');

/** Builds the email that tells a client that the app is live. */
export function launchMail(client: LaunchedClient, { site }: Site): NewMail {
  const { email, firstName, language } = client;
  const text = textIn(language);
  const subject = text(/*i18n*/ '{app} is live', { app: getAppName(client, text) });
  return buildMail(
    { kind: LAUNCH, recipient: email, subject },
    {
      language,
      parts: [
        greeting(firstName, text),
        paragraph(text(/*i18n*/ 'Your app is live.')),
        paragraph(
          text(
            /*i18n*/ 'Your App Portal now shows live data in every section, and App Status has the links for your guests.',
          ),
        ),
        button(text(/*i18n*/ 'Take a look:'), text(/*i18n*/ 'Open your App Portal'), `${site.origin}/dashboard`),
      ],
      signature: signature(site),
    },
  );
}

/** Builds the email that withdraws the first one, if it has been sent already. */
export function launchUndoneMail(client: LaunchedClient, { site }: Site): NewMail {
  const { email, firstName, language } = client;
  const text = textIn(language);
  const subject = text(/*i18n*/ '{app} is not live yet', { app: getAppName(client, text) });
  return buildMail(
    { kind: 'launchUndone', recipient: email, subject },
    {
      language,
      parts: [
        greeting(firstName, text),
        paragraph(
          text(
            /*i18n*/ 'We just sent you the news that your app is live. That was a mistake, and we are sorry: it is still in development.',
          ),
        ),
        paragraph(
          text(
            /*i18n*/ 'Nothing has been lost and you do not need to do anything. We will write again when it is live.',
          ),
        ),
      ],
      signature: signature(site),
    },
  );
}
