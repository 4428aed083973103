import { createHmac, timingSafeEqual } from 'node:crypto';

/** Whether a body is signed with an app's secret (X-Shopify-Hmac-Sha256); compared in constant time. */
export function isSigned(body: Buffer, secret: string, signature: string): boolean {
  const expected = createHmac('sha256', secret).update(body).digest();
  const received = Buffer.from(signature, 'base64');
  return received.length === expected.length && timingSafeEqual(received, expected);
}
