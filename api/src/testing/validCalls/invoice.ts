import { newInvoice } from '../fixtures/invoices.ts';
import type { TestClient } from '../index.ts';
import type { OpenApiValidator } from '../openApiValidator.ts';

/** Valid calls about invoices, by an operator and by the client. */
export async function callInvoices(
  talk: OpenApiValidator,
  { guest, operator, clientId }: { guest: TestClient; operator: TestClient; clientId: string },
): Promise<void> {
  const ofClient = { params: { id: clientId }, validRequest: true };
  const issued = await talk.call('adminInvoice.issue', operator, { ...ofClient, json: newInvoice() });
  const one = { params: { id: String(issued.body.id) }, validRequest: true };
  await talk.call('adminInvoice.pay', operator, one);
  await talk.call('adminInvoice.unpay', operator, one);
  await talk.call('adminInvoice.send', operator, one);
  await talk.call('adminInvoice.credit', operator, one);
  await talk.call('adminInvoice.list', operator, ofClient);
  await talk.call('invoice.list', guest, { validRequest: true });
  await talk.call('invoice.pdf', guest, one);
}
