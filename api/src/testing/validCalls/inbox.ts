import { consultation } from '../fixtures/requestBodies.ts';
import { PNG } from '../fixtures/uploads.ts';
import type { TestClient } from '../index.ts';
import type { OpenApiValidator } from '../openApiValidator.ts';

const BYTES = { 'content-type': 'application/octet-stream' };

interface Callers {
  guest: TestClient;
  operator: TestClient;
}

/** Valid calls about the inbox; requires a ticket and a request of the client. */
export async function callInbox(validator: OpenApiValidator, { guest, operator }: Callers): Promise<void> {
  const ok = (id: string, caller: TestClient, json?: unknown, params = {}) =>
    validator.call(id, caller, { validRequest: true, params, ...(json !== undefined && { json }) });

  await ok('addOnInterest.await', guest, { addOn: 'loyalty' });
  await ok('addOnInterest.list', guest);
  await ok('inquiry.send', guest, consultation);
  const items = (await ok('inbox.list', operator)).body as unknown as { kind: string; id: string }[];
  await ok('unread.count', operator);
  const params = (kind: string) => ({ id: String(items.find((item) => item.kind === kind)?.id) });
  for (const [subject, kind] of [
    ['lead', 'consultation'],
    ['adminIntegrationRequest', 'integration'],
    ['adminAddOnInterest', 'add-on'],
  ] as const) {
    await ok(`${subject}.read`, operator, undefined, params(kind));
    await ok(`${subject}.change`, operator, { status: 'in-progress', note: 'Called', read: true }, params(kind));
  }
  await ok('lead.list', operator);

  const id = String((await ok('snippet.add', operator, { title: 'Reload', text: 'Please reload.' })).body.id);
  await ok('snippet.list', operator);
  await ok('snippet.remove', operator, undefined, { id });

  const ticket = params('ticket');
  await ok('adminTicket.list', operator);
  await ok('adminTicket.change', operator, { status: 'in-progress', read: true }, ticket);
  const message = { text: 'Please see the picture.', attachments: ['screen.png'] };
  const response = await ok('adminTicket.answer', operator, { ...message, internal: false }, ticket);
  const [file] = response.body.attachments as { id: string }[];
  const tempDatabase = { params: { ...ticket, attachmentId: String(file?.id) } };
  await validator.call('adminAttachment.upload', operator, { ...tempDatabase, raw: PNG, headers: BYTES });
  await validator.call('adminAttachment.read', operator, tempDatabase);
  await validator.call('adminAttachment.thumbnail', operator, tempDatabase);
  await ok('ticketThread.reply', guest, message, ticket);
  await ok('ticketThread.read', guest, undefined, ticket);
  await ok('storageUsage.read', guest);
  await ok('adminTicket.read', operator, undefined, ticket);
}
