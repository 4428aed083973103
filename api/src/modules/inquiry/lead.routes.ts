import { type LeadReply, lead } from '@skal/contracts/followUp';
import { LessThan } from 'typeorm';
import { isoTime } from '../../calendar.ts';
import type { Parts } from '../../parts.ts';
import { notFound } from '../../server/refusal.ts';
import { type Route, route } from '../../server/route.ts';
import { changeFollowUp, presentFollowUp } from '../inbox/followUp.ts';
import { type Inquiry, InquiryEntity } from './Inquiry.entity.ts';

/** What a visitor wrote, as operators read it: all of it, as it was typed. */
function presentLead(inquiry: Inquiry): LeadReply {
  const { id, kind, name, email, phone, phoneE164, countryCode, company, industry, subject, message } = inquiry;
  const { currentSolution, challenges, contactPreference, createdAt, businessId: clientId } = inquiry;
  return {
    ...{ id, kind, name, email, phone, phoneE164, countryCode, company, industry, subject, message },
    ...{ currentSolution, challenges, contactPreference, clientId },
    createdAt: isoTime(createdAt),
    ...presentFollowUp(inquiry),
  };
}

/** What visitors wrote, for operators to follow up. */
export function leadRoutes({ db }: Parts): Route[] {
  const read = async (id: string): Promise<LeadReply> => {
    const found = await db.read((manager) => manager.findOneBy(InquiryEntity, { id }));
    if (!found) throw notFound('inquiry');
    return presentLead(found);
  };

  return [
    route(lead.list, {
      async run({ query }) {
        const { kind, status, cursor, limit } = query;
        const where = { ...(kind && { kind }), ...(status && { status }), ...(cursor && { id: LessThan(cursor) }) };
        // Ids are in the order of time.
        const order = { id: 'DESC' } as const;
        const found = await db.read((manager) => manager.find(InquiryEntity, { where, order, take: limit }));
        return found.map(presentLead);
      },
    }),

    route(lead.read, { run: ({ params }) => read(params.id) }),

    route(lead.change, {
      async run(call) {
        const { body, params } = call;
        await changeFollowUp(db, InquiryEntity, { id: params.id, body, actor: call, subject: 'inquiry' });
        return read(params.id);
      },
    }),
  ];
}
