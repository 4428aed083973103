import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A message that a fake app backend received. */
export interface ReceivedMessage {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Backend of an app that receives webhooks. */
export interface WebhookReceiver {
  readonly url: string;
  readonly received: ReceivedMessage[];
  /** Status of each further response. */
  status: number;
  /** Whether requests stay without a response. */
  isHanging: boolean;
  close(): Promise<void>;
}

/** Starts a backend on this machine. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const received: ReceivedMessage[] = [];
  const server = createServer(async (req, res) => {
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk as Buffer);
    received.push({ headers: req.headers, body: Buffer.concat(chunks).toString('utf8') });
    if (receiver.isHanging) return;
    res.writeHead(receiver.status, { location: 'http://169.254.169.254/' }).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const receiver: WebhookReceiver = {
    ...{ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/skal`, received },
    ...{ status: 204, isHanging: false },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return receiver;
}

/** Verifies a message as the libraries of Standard Webhooks do: one of the signatures must match the secret. */
export function isSignedWith(secret: string, { headers, body }: ReceivedMessage): boolean {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const expected = `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
  return String(headers['webhook-signature']).split(' ').includes(expected);
}
