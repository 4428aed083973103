import { ticket } from './bodies.ts';
import type { TestClient } from './index.ts';

/** A ticket's thread as a test reads it. */
export interface Thread {
  id: string;
  status: string;
  respondedAt: string | null;
  responseDueAt: string;
  updatedAt: string;
  unread?: boolean;
  messages: {
    id: string;
    author: string;
    name: string;
    text: string;
    internal?: boolean;
    attachments: { id: string; name: string; state: string }[];
  }[];
}

/** Files a ticket, and answers with its id; throws when it is refused. */
export async function fileTicket(browser: TestClient, change: object = {}): Promise<string> {
  const { status, body, text } = await browser.post('/api/support-ticket', { ...ticket, ...change });
  if (status !== 201) throw new Error(`The ticket was not filed: ${status} ${text}`);
  return String(body.ticketId);
}

/** The client's side of a ticket. */
export const readThread = async (browser: TestClient, id: string): Promise<Thread> =>
  (await browser.get(`/api/support-tickets/${id}`)).body as unknown as Thread;

/** The operator's side of a ticket. */
export const readAdminThread = async (operator: TestClient, id: string): Promise<Thread> =>
  (await operator.get(`/api/admin/tickets/${id}`)).body as unknown as Thread;
