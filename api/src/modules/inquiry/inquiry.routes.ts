import { createHash } from 'node:crypto';
import { REPLY_WITHIN } from '@skal/contracts/site/serviceCommitments';
import { type InquiryReply, inquiry } from '@skal/contracts/support/inquiry';
import type { Dependencies } from '../../dependencies.ts';
import type { ApiContext } from '../../server/http/context.ts';
import { type Route, route } from '../../server/http/route.ts';
import { plainInquiry } from './plainInquiry.ts';
import { sendInquiry } from './sendInquiry.ts';

const RECEIVED: InquiryReply = { message: `Thank you! We'll get back to you ${REPLY_WITHIN}.` };

/** Idempotency key of a form posted without JavaScript: reloading the response page sends it again. */
const plainKey = ({ body, ctx }: { body: object; ctx: Pick<ApiContext, 'state'> }): string | undefined =>
  ctx.state.plain && createHash('sha256').update(JSON.stringify(body)).digest('hex');

/** Routes for visitors' inquiries: one URL for both forms (T11). */
export function inquiryRoutes(deps: Dependencies): Route[] {
  return [
    route(inquiry.send, {
      // Rejected forms do not count: a visitor who corrects a form is not a flood.
      limit: { by: 'forms', counts: (status) => status < 400 },
      plain: plainInquiry,
      async run(call) {
        await sendInquiry(deps, call.body, call.header('Idempotency-Key') ?? plainKey(call));
        return RECEIVED;
      },
    }),
  ];
}
