import { type AttachmentReply, attachment, responseTargets, type TicketReply, ticket } from '@skal/contracts/ticket';
import { answer, refuse } from '@skal/shell-kit/mocks/answer.ts';
import type { RequestHandler } from 'msw';

const idOf = (kind: string, count: number) =>
  `0198c0de-0000-7000-8000-${kind}${String(count).padStart(12 - kind.length, '0')}`;

/** A ticket as the server lists it; what is not named is as for a new one. */
export const makeTicket = (change: Partial<TicketReply> = {}): TicketReply => ({
  id: idOf('c', 1),
  title: 'The booking page stays empty',
  description: 'Since this morning, on every phone.',
  priority: 'high',
  category: 'bug',
  status: 'open',
  createdAt: '2026-11-20T09:30:00.000Z',
  updatedAt: '2026-11-20T09:30:00.000Z',
  responseTime: responseTargets.high.label,
  responseDueAt: '2026-11-20T11:30:00.000Z',
  respondedAt: null,
  attachments: [],
  ...change,
});

export const makeAttachment = (change: Partial<AttachmentReply> = {}): AttachmentReply => ({
  id: idOf('d', 1),
  name: 'screen.png',
  bytes: 0,
  state: 'announced',
  ...change,
});

/** The tickets of a client, those that are sent on the way included, newest first. */
export function ticketsAre(...stored: TicketReply[]): RequestHandler[] {
  const tickets = [...stored];
  return [
    answer(ticket.list, () => tickets),
    answer(ticket.create, ({ body }) => {
      const id = idOf('c1', tickets.length);
      const now = new Date().toISOString();
      const { label, within } = responseTargets[body.priority];
      const attachments = body.attachments.map((name, at) => makeAttachment({ id: `${id.slice(0, -2)}f${at}`, name }));
      const { title, description, priority, category } = body;
      tickets.unshift(
        makeTicket({
          ...{ id, title, description, priority, category, attachments },
          createdAt: now,
          updatedAt: now,
          responseTime: label,
          responseDueAt: new Date(Date.now() + within * 60_000).toISOString(),
        }),
      );
      return { ticketId: id };
    }),
    answer(attachment.upload, async ({ params, request }) => {
      const announced = tickets
        .find(({ id }) => id === params.id)
        ?.attachments.find(({ id }) => id === params.attachmentId);
      if (!announced) return refuse(404, 'There is no such attachment');
      announced.bytes = (await request.arrayBuffer()).byteLength;
      announced.state = 'stored';
      return announced;
    }),
  ];
}
