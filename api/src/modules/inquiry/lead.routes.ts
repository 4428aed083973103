import { type LeadReply, lead, SUSPECTED_SPAM } from '@skal/contracts/support/followUp';
import { LessThan, Not } from 'typeorm';
import type { Dependencies } from '../../dependencies.ts';
import { notFound } from '../../server/errors/HttpError.ts';
import { type Route, route } from '../../server/http/route.ts';
import { readPage } from '../../server/nextPage.ts';
import { toIsoTime, toIsoTimeOrNull } from '../../time/calendar.ts';
import { changeFollowUp, presentFollowUp } from '../inbox/followUp.ts';
import { findBounces, getBouncedSince } from '../outbox/bounce/bounces.ts';
import { type Inquiry, InquiryEntity } from './Inquiry.entity.ts';

/** Presents an inquiry to operators, with every field as typed. */
function presentLead(inquiry: Inquiry, bounces: ReadonlyMap<string, number>): LeadReply {
  const { id, kind, name, email, phone, phoneE164, countryCode, company, industry, subject, message } = inquiry;
  const { currentSolution, challenges, contactPreference, createdAt, businessId: clientId } = inquiry;
  return {
    ...{ id, kind, name, email, phone, phoneE164, countryCode, company, industry, subject, message },
    ...{ currentSolution, challenges, contactPreference, clientId },
    createdAt: toIsoTime(createdAt),
    undeliverableSince: toIsoTimeOrNull(getBouncedSince(bounces, email)),
    ...presentFollowUp(inquiry),
  };
}

/** Routes for operators to follow up inquiries. */
export function leadRoutes({ db }: Dependencies): Route[] {
  const present = async (inquiries: readonly Inquiry[]): Promise<LeadReply[]> => {
    const bounces = await findBounces(
      db,
      inquiries.map(({ email }) => email),
    );
    return inquiries.map((inquiry) => presentLead(inquiry, bounces));
  };
  const read = async (id: string): Promise<LeadReply> => {
    const found = await db.read((manager) => manager.findOneBy(InquiryEntity, { id }));
    const [presented] = found ? await present([found]) : [];
    if (!presented) throw notFound('inquiry');
    return presented;
  };

  return [
    route(lead.list, {
      run(call) {
        const { kind, status, cursor } = call.query;
        const where = {
          ...(kind && { kind }),
          status: status ?? Not<LeadReply['status']>(SUSPECTED_SPAM),
          ...(cursor && { id: LessThan(cursor) }),
        };
        // Ids sort by time.
        const order = { id: 'DESC' } as const;
        return readPage(call, call.query.limit, async (limit) =>
          present(await db.read((manager) => manager.find(InquiryEntity, { where, order, take: limit }))),
        );
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
