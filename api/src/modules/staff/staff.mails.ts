import { STAFF_INVITATION_DAYS } from '@skal/contracts/site/serviceCommitments';
import { type TextOf, textIn } from '../../language/textIn.ts';
import type { AuthenticatedBusiness } from '../../server/auth/access.ts';
import type { ApiSettings } from '../../settings/settings.ts';
import type { MailBlock } from '../outbox/content/mailBlocks.ts';
import {
  buildMail,
  button,
  finePrint,
  greeting,
  paragraph,
  type Recipient,
  signature,
} from '../outbox/content/mailContent.ts';
import { getSafeBusinessName } from '../outbox/content/safeName.ts';
import type { NewMail } from '../outbox/enqueueMails.ts';
import type { StaffMember } from './StaffMember.entity.ts';

/** A member of staff, and the language of the person who adds them: there is no account yet. */
type Member = Pick<StaffMember, 'email' | 'firstName' | 'role' | 'isOwner'> & Pick<Recipient, 'language'>;
type Business = Pick<AuthenticatedBusiness, 'name'>;
type Site = Pick<ApiSettings, 'site'>;

const ROLES: Readonly<Record<StaffMember['role'], string>> = {
  Manager: /*i18n*/ '{who} has added you to the team for their app as Manager.',
  Server: /*i18n*/ '{who} has added you to the team for their app as Server.',
  Bartender: /*i18n*/ '{who} has added you to the team for their app as Bartender.',
  Chef: /*i18n*/ '{who} has added you to the team for their app as Chef.',
  Host: /*i18n*/ '{who} has added you to the team for their app as Host.',
  Staff: /*i18n*/ '{who} has added you to the team for their app as General Staff.',
};

const OWNER = /*i18n*/ '{who} has added you to the team for their app as an owner.';

/**
 * Builds an email to a member of staff. Address and names are unverified input, so a name that could be a link is
 * omitted.
 */
function staffMail(
  { email, firstName, role, isOwner, language }: Member,
  business: Business,
  { site }: Site,
  partsOf: (text: TextOf) => readonly MailBlock[],
): NewMail {
  const text = textIn(language);
  const { brand } = site;
  const who = getSafeBusinessName(business.name) ?? text(/*i18n*/ 'A client of {brand}', { brand });
  const mistake = text(
    /*i18n*/ 'If you do not work there, someone entered your address by mistake and you can ignore this email.',
  );
  return buildMail(
    { kind: 'invitation', recipient: email, subject: text(/*i18n*/ '{who} has added you to their team', { who }) },
    {
      language,
      parts: [
        greeting(firstName, text),
        paragraph(text(Number(isOwner) === 1 ? OWNER : ROLES[role], { who })),
        ...partsOf(text),
        finePrint(mistake),
      ],
      signature: signature(site),
    },
  );
}

/** Builds the email before launch, when staff cannot sign in yet. */
export const announcementMail = (member: Member, business: Business, settings: Site): NewMail =>
  staffMail(member, business, settings, (text) => [
    paragraph(
      text(/*i18n*/ 'You do not need to set up anything yet. The business will tell you when you can sign in.'),
    ),
  ]);

/** Builds the invitation. The token is in the fragment, which browsers do not send to servers. */
export const invitationMail = (member: Member, business: Business, token: string, settings: Site): NewMail =>
  staffMail(member, business, settings, (text) => [
    button(
      text(/*i18n*/ 'Choose your password to join:'),
      text(/*i18n*/ 'Choose your password'),
      `${settings.site.origin}${text(/*i18n*/ '/set-password')}#${token}`,
    ),
    paragraph(
      text(
        /*i18n*/ 'The link works once and expires after {days} days. If it has expired, ask the business to invite you again.',
        { days: STAFF_INVITATION_DAYS },
      ),
    ),
    paragraph(text(/*i18n*/ 'Then sign in with this email address:'), settings.site.origin + text(/*i18n*/ '/login')),
  ]);
