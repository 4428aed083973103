import { buildEntry, todayInCopenhagen } from '../fixtures/ledger.ts';
import type { TestClient } from '../index.ts';
import type { OpenApiValidator } from '../openApiValidator.ts';

/** Valid calls about ledger and revenue of an existing client. */
export async function callLedger(validator: OpenApiValidator, operator: TestClient, clientId: string): Promise<void> {
  const params = { id: clientId };
  const ok = (id: string, json?: unknown, more: Record<string, string> = {}) =>
    validator.call(id, operator, {
      params: { ...params, ...more },
      validRequest: true,
      ...(json !== undefined && { json }),
    });
  const { body } = await ok('ledger.record', buildEntry());
  await ok('ledger.correct', { note: 'Booked twice' }, { entryId: String(body.id) });
  await ok('ledger.list');
  const text = `client;category;amount;currency;date\n${clientId};Add-ons;29;EUR;${todayInCopenhagen()}`;
  await ok('ledgerImport.preview', { text });
  await ok('ledgerImport.commit', { text });
  await ok('revenue.list');
  await ok('revenueHistory.read');
}
