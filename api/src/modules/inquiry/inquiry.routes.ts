import { createHash } from 'node:crypto';
import { REPLY_WITHIN } from '@skal/contracts/site/serviceCommitments';
import { type InquiryReply, inquiry } from '@skal/contracts/support/inquiry';
import type { Dependencies } from '../../dependencies.ts';
import type { ApiContext } from '../../server/http/context.ts';
import { type Route, route } from '../../server/http/route.ts';
import { plainInquiry } from './plainInquiry.ts';
import { sendInquiry } from './sendInquiry.ts';

const RECEIVED: InquiryReply = { message: `Thank you! We'll get back to you ${REPLY_WITHIN}.` };

/** The key of a form that was posted without script: the page of its answer sends it again when it is reloaded. */
const plainKey = ({ body, ctx }: { body: object; ctx: Pick<ApiContext, 'state'> }): string | undefined =>
  ctx.state.plain && createHash('sha256').update(JSON.stringify(body)).digest('hex');

/** What visitors write: one address for both forms (T11). */
export function inquiryRoutes(deps: Dependencies): Route[] {
  return [
    route(inquiry.send, {
      // What was refused costs nothing: a visitor who corrects a form is not a flood.
      limit: { by: 'forms', counts: (status) => status < 400 },
      plain: plainInquiry,
      async run(call) {
        await sendInquiry(deps, call.body, call.header('Idempotency-Key') ?? plainKey(call));
        return RECEIVED;
      },
    }),
  ];
}
