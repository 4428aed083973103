import { foldForSearch } from '@skal/contracts/fields/fold';
import {
  type AdminTicketReply,
  type AdminTicketThreadReply,
  adminAttachment,
  adminTicket,
} from '@skal/contracts/support/adminTicket';
import { adminAddOnInterest, adminIntegrationRequest, lead, SUSPECTED_SPAM } from '@skal/contracts/support/followUp';
import { type InboxItemReply, inbox } from '@skal/contracts/support/inbox';
import { unread } from '@skal/contracts/support/unread';
import { errorResponse, mockEndpoint } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import { thumbnailResponse } from '@skal/shell-kit/mocks/thumbnailResponse.ts';
import type { RequestHandler } from 'msw';
import { fixtureId, type InboxFixture, makeTicketMessage, sampleClientRef } from './inboxFixtures.ts';
import { snippetHandlers } from './snippets.ts';

const untimed = { priority: null, responseDueAt: null, respondedAt: null };

const lineOf = (item: Omit<InboxItemReply, 'cursor'>): InboxItemReply => ({
  ...item,
  cursor: `${item.unread ? 1 : 0}.${Date.parse(item.at)}.${item.id}`,
});

/** The inbox rows in the server's order: unread first, then newest. */
function toRows({ leads, threads, wishes, addOns }: InboxFixture): InboxItemReply[] {
  const of = <Row extends { id: string; status: InboxItemReply['status']; unread: boolean; createdAt: string }>(
    { id, status, unread, createdAt }: Row,
    rest: Omit<InboxItemReply, 'id' | 'status' | 'unread' | 'at' | 'cursor'> & { at?: string },
  ) => lineOf({ id, status, unread, at: createdAt, ...rest });
  const lines = [
    ...leads.map((each) =>
      of(each, {
        ...{ kind: each.kind, title: each.company ?? each.subject ?? '', from: each.name },
        ...{ clientId: null, clientName: null, ...untimed },
      }),
    ),
    ...threads.map((each) => {
      const { title, name: from, clientId, clientName, priority, responseDueAt, respondedAt, updatedAt: index } = each;
      return of(each, {
        kind: 'ticket',
        title,
        from,
        clientId,
        clientName,
        priority,
        responseDueAt,
        respondedAt,
        at: index,
      });
    }),
    ...wishes.map((each) =>
      of(each, {
        kind: 'integration',
        title: each.integration,
        from: sampleClientRef.clientName,
        ...sampleClientRef,
        ...untimed,
      }),
    ),
    ...addOns.map((each) =>
      of(each, {
        kind: 'add-on',
        title: 'Customer Loyalty Program',
        from: sampleClientRef.clientName,
        ...sampleClientRef,
        ...untimed,
      }),
    ),
  ];
  return lines.sort((a, b) => Number(b.unread) - Number(a.unread) || b.at.localeCompare(a.at));
}

/** A ticket as list row, without its messages. */
const listed = ({ messages: _, ...line }: AdminTicketThreadReply): AdminTicketReply => line;

/** Mocks reads and changes of one kind of inbox item. */
const itemHandlers = <Row extends { id: string; unread: boolean }>(rows: readonly Row[]) => ({
  read: ({ params }: { params: { id: string } }) =>
    rows.find(({ id }) => id === params.id) ?? errorResponse(404, 'This was not found.'),
  change: ({
    params,
    body,
  }: {
    params: { id: string };
    body: { read?: boolean; status?: unknown; note?: unknown };
  }) => {
    const found = rows.find(({ id }) => id === params.id);
    if (!found) return errorResponse(404, 'This was not found.');
    const { read, ...rest } = body;
    const set = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
    return Object.assign(found, set, read === undefined ? {} : { unread: !read });
  },
});

/** Mocks the inbox, with changes. */
export function inboxHandlers(fixtures: Partial<InboxFixture> = {}): RequestHandler[] {
  const stock: InboxFixture = { leads: [], threads: [], wishes: [], addOns: [], ...fixtures };
  const [leads, wishes, addOns] = [itemHandlers(stock.leads), itemHandlers(stock.wishes), itemHandlers(stock.addOns)];
  const threads = itemHandlers(stock.threads);
  return [
    ...snippetHandlers(),
    mockEndpoint(unread.count, () => ({ unread: toRows(stock).filter((line) => line.unread).length })),
    mockEndpoint(inbox.list, ({ body }) => {
      const { kind, status, priority, client: clientId, search, cursor, limit } = body;
      const query = foldForSearch(search);
      const lines = toRows(stock).filter(
        (line) =>
          (!kind || line.kind === kind) &&
          (status ? line.status === status : line.status !== SUSPECTED_SPAM) &&
          (!priority || line.priority === priority) &&
          (!clientId || line.clientId === clientId) &&
          foldForSearch(`${line.title}\n${line.from}\n${line.clientName}`).includes(query),
      );
      const from = cursor ? lines.findIndex((line) => line.cursor === cursor) + 1 : 0;
      return lines.slice(from, from + limit);
    }),
    mockEndpoint(lead.list, () => stock.leads),
    mockEndpoint(lead.read, leads.read),
    mockEndpoint(lead.change, leads.change),
    mockEndpoint(adminIntegrationRequest.read, wishes.read),
    mockEndpoint(adminIntegrationRequest.change, wishes.change),
    mockEndpoint(adminAddOnInterest.read, addOns.read),
    mockEndpoint(adminAddOnInterest.change, addOns.change),
    mockEndpoint(adminTicket.list, () => stock.threads.map(listed)),
    mockEndpoint(adminTicket.read, threads.read),
    mockEndpoint(adminTicket.change, (call) => {
      const changed = threads.change(call);
      return changed instanceof Response ? changed : listed(changed);
    }),
    mockEndpoint(adminTicket.answer, ({ params, body }) => {
      const found = stock.threads.find(({ id }) => id === params.id);
      if (!found) return errorResponse(404, 'This ticket was not found.');
      const id = `${fixtureId('7').slice(0, -2)}${String(found.messages.length).padStart(2, '0')}`;
      const attachments = body.attachments.map((name, index) => ({
        ...{
          id: `${fixtureId('8').slice(0, -1)}${index}`,
          name,
          bytes: 0,
          state: 'announced' as const,
          thumbnail: null,
        },
      }));
      const { text, internal } = body;
      const message = makeTicketMessage({ id, author: 'operator', name: 'Demo Operator', text, internal, attachments });
      found.messages = [...found.messages, message];
      if (!internal) found.respondedAt ??= new Date().toISOString();
      return message;
    }),
    mockEndpoint(adminAttachment.thumbnail, thumbnailResponse),
    mockEndpoint(adminAttachment.upload, ({ params }) => {
      const file = stock.threads
        .flatMap(({ messages }) => messages.flatMap(({ attachments }) => attachments))
        .find(({ id }) => id === params.attachmentId);
      if (!file) return errorResponse(404, 'This file was not found.');
      return Object.assign(file, { state: 'stored' });
    }),
  ];
}
