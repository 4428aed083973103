import { STAFF_INVITATION_DAYS } from '@skal/contracts/site/serviceCommitments';
import type { AuthenticatedBusiness } from '../../server/auth/access.ts';
import type { ApiSettings } from '../../settings/settings.ts';
import type { MailBlock } from '../outbox/content/mailBlocks.ts';
import { buildMail, button, finePrint, greeting, paragraph, signature } from '../outbox/content/mailContent.ts';
import { getSafeBusinessName } from '../outbox/content/safeName.ts';
import type { NewMail } from '../outbox/enqueueMails.ts';
import type { StaffMember } from './StaffMember.entity.ts';

type Member = Pick<StaffMember, 'email' | 'firstName' | 'role' | 'isOwner'>;
type Business = Pick<AuthenticatedBusiness, 'name'>;
type Site = Pick<ApiSettings, 'site'>;

/**
 * Builds an email to a member of staff. Address and names are unverified input, so a name that could be a link is
 * omitted.
 */
function staffMail(member: Member, business: Business, { site }: Site, parts: readonly MailBlock[]): NewMail {
  const who = getSafeBusinessName(business.name) ?? `A client of ${site.brand}`;
  const role = Number(member.isOwner) === 1 ? 'an owner' : member.role === 'Staff' ? 'General Staff' : member.role;
  return buildMail(
    { kind: 'invitation', recipient: member.email, subject: `${who} has added you to their team` },
    {
      parts: [
        greeting(member.firstName),
        paragraph(`${who} has added you to the team for their app as ${role}.`),
        ...parts,
        finePrint('If you do not work there, someone entered your address by mistake and you can ignore this email.'),
      ],
      signature: signature(site),
    },
  );
}

/** Builds the email before launch, when staff cannot sign in yet. */
export const announcementMail = (member: Member, business: Business, settings: Site): NewMail =>
  staffMail(member, business, settings, [
    paragraph('You do not need to set up anything yet. The business will tell you when you can sign in.'),
  ]);

/** Builds the invitation. The token is in the fragment, which browsers do not send to servers. */
export const invitationMail = (member: Member, business: Business, token: string, settings: Site): NewMail =>
  staffMail(member, business, settings, [
    button('Choose your password to join:', 'Choose your password', `${settings.site.origin}/set-password#${token}`),
    paragraph(
      `The link works once and expires after ${STAFF_INVITATION_DAYS} days. If it has expired, ask the business to invite you again.`,
    ),
    paragraph('Then sign in with this email address:', `${settings.site.origin}/login`),
  ]);
