import { newInvoice } from '../fixtures/invoices.ts';
import type { TestClient } from '../index.ts';
import type { OpenApiValidator } from '../openApiValidator.ts';

/** Every call about invoices as it is meant, of an operator and of the client who is billed. */
export async function callInvoices(
  talk: OpenApiValidator,
  { guest, operator, clientId }: { guest: TestClient; operator: TestClient; clientId: string },
): Promise<void> {
  const ofClient = { params: { id: clientId }, wellMeant: true };
  const issued = await talk.call('adminInvoice.issue', operator, { ...ofClient, json: newInvoice() });
  const one = { params: { id: String(issued.body.id) }, wellMeant: true };
  await talk.call('adminInvoice.pay', operator, one);
  await talk.call('adminInvoice.unpay', operator, one);
  await talk.call('adminInvoice.send', operator, one);
  await talk.call('adminInvoice.credit', operator, one);
  await talk.call('adminInvoice.list', operator, ofClient);
  await talk.call('invoice.list', guest, { wellMeant: true });
  await talk.call('invoice.pdf', guest, one);
}
