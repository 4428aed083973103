import type { MessageBody } from '@skal/contracts/inquiry';
import type { Parts } from '../../parts.ts';
import { dialable } from './dialable.ts';
import { storeInquiry } from './storeInquiry.ts';

/** Stores a message from the contact page. */
export function sendMessage(parts: Parts, body: MessageBody, key: string | undefined): Promise<void> {
  return storeInquiry(
    parts,
    {
      kind: 'message',
      name: body.name,
      email: body.email,
      phone: body.phone || null,
      phoneE164: dialable(body.phone),
      subject: body.subject,
      message: body.message,
    },
    key,
  );
}
