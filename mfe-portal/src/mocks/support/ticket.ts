import {
  type AttachmentReply,
  attachment,
  responseTargets,
  type TicketReply,
  ticket,
} from '@skal/contracts/support/ticket';
import { type TicketMessageReply, ticketThread } from '@skal/contracts/support/ticketThread';
import { errorResponse, mockEndpoint } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import { thumbnailResponse, thumbnailSize } from '@skal/shell-kit/mocks/thumbnailResponse.ts';
import type { RequestHandler } from 'msw';
import { resumableUploadHandlers } from './resumableUpload.ts';

const idOf = (kind: string, count: number) =>
  `0198c0de-0000-7000-8000-${kind}${String(count).padStart(12 - kind.length, '0')}`;

/** Makes a ticket as the server lists it; new by default. */
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
  thumbnail: null,
  ...change,
});

/** Makes a stored image attachment. */
export const makeImageAttachment = (change: Partial<AttachmentReply> = {}): AttachmentReply =>
  makeAttachment({ bytes: 34_000, state: 'stored', thumbnail: thumbnailSize, ...change });

/** Makes a message as the server returns it. */
export const makeMessage = (change: Partial<TicketMessageReply> = {}): TicketMessageReply => ({
  id: idOf('e', 1),
  author: 'operator',
  name: 'Karen Lund',
  text: 'Which phone is it?',
  createdAt: '2026-11-20T10:00:00.000Z',
  attachments: [],
  ...change,
});

/** Mocks threads by ticket id; a reply is added and reopens its ticket; files are uploaded to both. */
function threadHandlers(
  tickets: TicketReply[],
  threads: Readonly<Record<string, TicketMessageReply[]>>,
): RequestHandler[] {
  const written = new Map(Object.entries(threads));
  const find = (id: string) => tickets.find((item) => item.id === id);
  const fileOf = (ticketId: string, attachmentId: string) =>
    [find(ticketId)?.attachments ?? [], ...(written.get(ticketId) ?? []).map((item) => item.attachments)]
      .flat()
      .find(({ id }) => id === attachmentId);
  const store = (file: AttachmentReply, bytes: number) => Object.assign(file, { bytes, state: 'stored' });
  return [
    mockEndpoint(attachment.thumbnail, thumbnailResponse),
    ...resumableUploadHandlers(({ id, attachmentId }, bytes) => {
      const announced = fileOf(id, attachmentId);
      if (announced) store(announced, bytes);
    }).handlers,
    mockEndpoint(ticketThread.read, ({ params }) => {
      const found = find(params.id);
      return found
        ? { ...found, messages: written.get(found.id) ?? [] }
        : errorResponse(404, 'This ticket was not found.');
    }),
    mockEndpoint(attachment.upload, async ({ params, request }) => {
      const announced = fileOf(params.id, params.attachmentId);
      if (!announced) return errorResponse(404, 'There is no such attachment');
      return store(announced, (await request.arrayBuffer()).byteLength);
    }),
    mockEndpoint(ticketThread.reply, ({ params, body }) => {
      const found = find(params.id);
      if (!found) return errorResponse(404, 'This ticket was not found.');
      const before = written.get(found.id) ?? [];
      const attachments = body.attachments.map((name, index) => makeAttachment({ id: idOf('f', index), name }));
      const id = idOf('e1', before.length);
      const message = makeMessage({ id, author: 'client', name: 'Demo Client', text: body.text, attachments });
      written.set(found.id, [...before, message]);
      Object.assign(found, { status: 'open', updatedAt: new Date().toISOString() });
      return message;
    }),
  ];
}

/** Mocks a client's tickets with threads by ticket id. */
export const ticketThreadHandlers = (
  tickets: readonly TicketReply[],
  threads: Readonly<Record<string, TicketMessageReply[]>>,
): RequestHandler[] => {
  const own = [...tickets];
  return [mockEndpoint(ticket.list, () => own), ...threadHandlers(own, threads)];
};

/** Mocks a client's tickets, with additions, newest first. */
export function ticketHandlers(...stored: TicketReply[]): RequestHandler[] {
  const tickets = [...stored];
  return [
    mockEndpoint(ticket.list, () => tickets),
    mockEndpoint(ticket.create, ({ body }) => {
      const id = idOf('c1', tickets.length);
      const now = new Date().toISOString();
      const { label, within } = responseTargets[body.priority];
      const attachments = body.attachments.map((name, index) =>
        makeAttachment({ id: `${id.slice(0, -2)}f${index}`, name }),
      );
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
    ...threadHandlers(tickets, {}),
  ];
}
