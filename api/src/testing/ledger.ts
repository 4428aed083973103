import type { TestApi, TestClient, TestResponse } from './index.ts';

/** The ledger of a test: one client's entries, and what is added up of all. */
export interface TestLedger {
  clientId: string;
  record(change?: object, key?: string): Promise<TestResponse>;
  correct(entryId: unknown, note?: string, key?: string): Promise<TestResponse>;
  list(): Promise<Record<string, unknown>[]>;
  /** Empties all ledgers, the demo's among them. */
  clear(): Promise<void>;
}

/** Today in Copenhagen, `2026-11-22`. */
export const today = (now = Date.now()): string =>
  new Date(now).toLocaleDateString('sv', { timeZone: 'Europe/Copenhagen' });

/** An entry as it is sent. */
export const entry = () => ({
  ...{ category: 'Setup Fees', amount: 123_450, currency: 'EUR', date: today(), note: 'First half' },
});

/** The ledger of the client with this address, as the operator in this browser sees it. */
export async function ledgerOf(api: TestApi, operator: TestClient, email: string): Promise<TestLedger> {
  const [row] = await api.rows<{ id: string }>('SELECT business_id AS id FROM accounts WHERE email = ?', [email]);
  const clientId = row?.id ?? '';
  const path = `/api/admin/clients/${clientId}/ledger`;
  const headers = (key?: string) => (key === undefined ? {} : { headers: { 'idempotency-key': key } });
  return {
    clientId,
    record: (change = {}, key) => operator.post(path, { ...entry(), ...change }, headers(key)),
    correct: (entryId, note = 'Typed twice', key) =>
      operator.post(`${path}/${entryId}/correct`, { note }, headers(key)),
    list: async () => (await operator.get(path)).body as unknown as Record<string, unknown>[],
    clear: async () => {
      for (const table of ['ledger', 'ledger_days', 'ledger_years']) await api.execute(`DELETE FROM ${table}`);
    },
  };
}
