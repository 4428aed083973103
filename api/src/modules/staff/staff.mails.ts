import type { SignedInBusiness } from '../../server/access.ts';
import type { ApiSettings } from '../../settings.ts';
import type { NewMail } from '../outbox/enqueueMails.ts';
import { hello, mailOf, signature, small, text } from '../outbox/letter.ts';
import { plainBusiness } from '../outbox/plainName.ts';
import type { StaffMember } from './StaffMember.entity.ts';

/**
 * Tells somebody that a business has named them. The address is only as right as whoever typed it, and so are the
 * names: one that could be a link is left out.
 */
export function invitationMail(
  member: Pick<StaffMember, 'email' | 'firstName' | 'role'>,
  business: Pick<SignedInBusiness, 'name'>,
  { site }: Pick<ApiSettings, 'site'>,
): NewMail {
  const who = plainBusiness(business.name) ?? `A client of ${site.brand}`;
  const role = member.role === 'Staff' ? 'General Staff' : member.role;
  return mailOf(
    { kind: 'invitation', recipient: member.email, subject: `${who} has added you to its staff` },
    {
      parts: [
        hello(member.firstName),
        text(`${who} has added you to the staff of its app, as ${role}.`),
        text('There is nothing to set up yet: the business will tell you when you can sign in.'),
        small(
          'If you do not work there, somebody entered your address by mistake, and there is nothing you need to do.',
        ),
      ],
      signature: signature(site),
    },
  );
}
