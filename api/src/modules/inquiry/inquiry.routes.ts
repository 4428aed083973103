import { type InquiryReply, inquiry } from '@skal/contracts/inquiry';
import { REPLY_WITHIN } from '@skal/contracts/promises';
import type { Parts } from '../../parts.ts';
import { type Route, route } from '../../server/route.ts';
import { sendInquiry } from './sendInquiry.ts';

const RECEIVED: InquiryReply = { message: `Thank you! We'll get back to you ${REPLY_WITHIN}.` };

/** What visitors write: one address for both forms (T11). */
export function inquiryRoutes(parts: Parts): Route[] {
  return [
    route(inquiry.send, {
      // What was refused costs nothing: a visitor who corrects a form is not a flood.
      limit: { by: 'forms', counts: (status) => status < 400 },
      async run(call) {
        await sendInquiry(parts, call.body, call.header('Idempotency-Key'));
        return RECEIVED;
      },
    }),
  ];
}
