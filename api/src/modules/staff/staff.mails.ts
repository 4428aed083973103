import type { AuthenticatedBusiness } from '../../server/auth/access.ts';
import type { ApiSettings } from '../../settings/settings.ts';
import { buildMail, finePrint, greeting, paragraph, signature } from '../outbox/content/mailContent.ts';
import { getSafeBusinessName } from '../outbox/content/safeName.ts';
import type { NewMail } from '../outbox/enqueueMails.ts';
import type { StaffMember } from './StaffMember.entity.ts';

/**
 * Builds the invitation to a member of staff. Address and names are unverified input, so a name that could be a link is
 * omitted.
 */
export function invitationMail(
  member: Pick<StaffMember, 'email' | 'firstName' | 'role'>,
  business: Pick<AuthenticatedBusiness, 'name'>,
  { site }: Pick<ApiSettings, 'site'>,
): NewMail {
  const who = getSafeBusinessName(business.name) ?? `A client of ${site.brand}`;
  const role = member.role === 'Staff' ? 'General Staff' : member.role;
  return buildMail(
    { kind: 'invitation', recipient: member.email, subject: `${who} has added you to their team` },
    {
      parts: [
        greeting(member.firstName),
        paragraph(`${who} has added you to the team for their app as ${role}.`),
        paragraph('You do not need to set up anything yet. The business will tell you when you can sign in.'),
        finePrint('If you do not work there, someone entered your address by mistake and you can ignore this email.'),
      ],
      signature: signature(site),
    },
  );
}
