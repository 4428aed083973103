import { requestConsultation as contact, type InquiryReply } from '@skal/contracts/inquiry';
import type { Parts } from '../../parts.ts';
import { type Route, route } from '../../server/route.ts';
import { readInquiry } from './readInquiry.ts';
import { requestConsultation } from './requestConsultation.ts';
import { sendMessage } from './sendMessage.ts';

const RECEIVED: InquiryReply = { message: "Thank you! We'll get back to you within 24 hours." };

/** Both forms: the contracts give the consultation and the message one address (T11). */
export function inquiryRoutes(parts: Parts): Route[] {
  return [
    route(contact, readInquiry, {
      // What was refused costs nothing: a visitor who corrects a form is not a flood.
      limit: { by: 'forms', counts: (status) => status < 400 },
      status: 201,
      async run(call) {
        const inquiry = call.body;
        const key = call.header('Idempotency-Key');
        if (inquiry.kind === 'consultation') await requestConsultation(parts, inquiry.body, key);
        if (inquiry.kind === 'message') await sendMessage(parts, inquiry.body, key);
        return RECEIVED;
      },
    }),
  ];
}
