import type { SignedInBusiness } from '../../server/access.ts';
import type { ApiSettings } from '../../settings.ts';
import type { NewMail } from '../outbox/enqueueMails.ts';
import { plainBusiness, plainPerson } from '../outbox/plainName.ts';
import { signature } from '../outbox/signature.ts';
import type { StaffMember } from './StaffMember.entity.ts';

/**
 * Tells somebody that a business has named them. The address is only as right as whoever typed it, and so are the
 * names: one that could be a link is left out.
 */
export function invitationMail(member: StaffMember, business: SignedInBusiness, { site }: ApiSettings): NewMail {
  const name = plainPerson(member.firstName);
  const who = plainBusiness(business.name) ?? `A client of ${site.brand}`;
  const lines = [
    name ? `Hello ${name},` : 'Hello,',
    `${who} has added you to the staff of its app, as ${member.role === 'Staff' ? 'General Staff' : member.role}.`,
    'There is nothing to set up yet: the business will tell you when you can sign in.',
    'If you do not work there, somebody entered your address by mistake, and there is nothing you need to do.',
    signature(site),
  ];
  return {
    kind: 'invitation',
    recipient: member.email,
    subject: `${who} has added you to its staff`,
    body: `${lines.join('\n\n')}\n`,
  };
}
