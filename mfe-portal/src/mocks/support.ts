import { check } from '@skal/contracts/check';
import {
  type AttachmentReply,
  type CreateTicketBody,
  createTicket,
  createTicketSchema,
  listTickets,
  responseTargets,
  type TicketReply,
  uploadAttachment,
} from '@skal/contracts/ticket';
import { HttpResponse, http, type RequestHandler } from 'msw';

const idOf = (kind: string, count: number) =>
  `0198c0de-0000-7000-8000-${kind}${String(count).padStart(12 - kind.length, '0')}`;

/** A ticket as the server lists it; what is not named is as for a new one. */
export const makeTicket = (ticket: Partial<TicketReply> = {}): TicketReply => ({
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
  ...ticket,
});

export const makeAttachment = (attachment: Partial<AttachmentReply> = {}): AttachmentReply => ({
  id: idOf('d', 1),
  name: 'screen.png',
  bytes: 0,
  state: 'announced',
  ...attachment,
});

const refusal = (status: number, error: string) => HttpResponse.json({ error }, { status });

/** The tickets of a client, those that are sent on the way included, newest first. */
export function ticketsAre(...stored: TicketReply[]): RequestHandler[] {
  const tickets = [...stored];
  return [
    http.get(listTickets.path, () => HttpResponse.json(tickets)),
    http.post(createTicket.path, async ({ request }) => {
      const checked = check(createTicketSchema, await request.json());
      if (!checked.ok) return refusal(400, Object.values(checked.fields)[0] ?? 'Please check your entries');
      const body: CreateTicketBody = checked.body;
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
      return HttpResponse.json({ ticketId: id }, { status: 201 });
    }),
    http.post(uploadAttachment.path, async ({ params, request }) => {
      const ticket = tickets.find(({ id }) => id === params.id);
      const attachment = ticket?.attachments.find(({ id }) => id === params.attachmentId);
      if (!attachment) return refusal(404, 'There is no such attachment');
      attachment.bytes = (await request.arrayBuffer()).byteLength;
      attachment.state = 'stored';
      return HttpResponse.json(attachment, { status: 201 });
    }),
  ];
}
