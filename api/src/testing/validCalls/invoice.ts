import { newInvoice } from '../fixtures/invoices.ts';
import type { TestClient } from '../index.ts';
import type { OpenApiValidator } from '../openApiValidator.ts';

/** Valid calls about invoices, by an operator and by the client. */
export async function callInvoices(
  validator: OpenApiValidator,
  { guest, operator, clientId }: { guest: TestClient; operator: TestClient; clientId: string },
): Promise<void> {
  const ofClient = { params: { id: clientId }, validRequest: true };
  const issued = await validator.call('adminInvoice.issue', operator, { ...ofClient, json: newInvoice() });
  const one = { params: { id: String(issued.body.id) }, validRequest: true };
  await validator.call('adminInvoice.pay', operator, one);
  await validator.call('adminInvoice.unpay', operator, one);
  await validator.call('adminInvoice.send', operator, one);
  await validator.call('adminInvoice.credit', operator, one);
  await validator.call('adminInvoice.list', operator, ofClient);
  await validator.call('invoice.list', guest, { validRequest: true });
  await validator.call('invoice.pdf', guest, one);
}
