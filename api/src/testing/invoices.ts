import { extractText, getDocumentProxy } from 'unpdf';
import { businessOf } from './businessOf.ts';
import type { TestApi, TestClient, TestResponse } from './index.ts';
import { today } from './ledger.ts';

const DAY = 24 * 3600_000;

/** An invoice as it is sent: 1,137.50 without VAT, 1,421.88 with it. */
export const newInvoice = () => ({
  billedTo: 'Vinbaren ApS',
  address: 'Nyhavn 1\n1051 København K',
  currency: 'DKK',
  dueDate: today(Date.now() + 14 * DAY),
  note: '',
  lines: [
    { description: 'Premium plan', quantity: 1, unitAmount: 100_000 },
    { description: 'Consulting', quantity: 2.5, unitAmount: 5500 },
  ],
});

/** The invoices of one client, as somebody in a browser works on them. */
export interface TestInvoices {
  clientId: string;
  issue(change?: object, key?: string): Promise<TestResponse>;
  act(id: unknown, what: 'pay' | 'credit' | 'send', key?: string): Promise<TestResponse>;
  /** Takes back that it was paid. */
  unpay(id: unknown): Promise<TestResponse>;
  list(): Promise<Record<string, unknown>[]>;
}

/** The invoices of the client with this address. */
export async function invoicesOf(api: TestApi, operator: TestClient, email: string): Promise<TestInvoices> {
  const clientId = await businessOf(api, { email });
  const path = `/api/admin/clients/${clientId}/invoices`;
  const headers = (key?: string) => (key === undefined ? {} : { headers: { 'idempotency-key': key } });
  return {
    clientId,
    issue: (change = {}, key) => operator.post(path, { ...newInvoice(), ...change }, headers(key)),
    act: (id, what, key) => operator.post(`/api/admin/invoices/${id}/${what}`, undefined, headers(key)),
    unpay: (id) => operator.request('DELETE', `/api/admin/invoices/${id}/pay`),
    list: async () => (await operator.get(path)).body as unknown as Record<string, unknown>[],
  };
}

/** The file of an invoice, as a browser gets it. */
export async function pdfOf({ url, cookieHeader }: TestClient, id: unknown) {
  const answer = await fetch(`${url}/api/invoices/${id}/pdf`, { headers: { cookie: cookieHeader } });
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
}

/** What a reader of PDF finds in a file: its text, and whether anything in it acts or leads anywhere. */
export async function readPdf(bytes: Uint8Array) {
  const file = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(file, { mergePages: true });
  const page = await file.getPage(1);
  const annotations = await page.getAnnotations();
  const scripts = await file.getJSActions();
  return { text: text.replace(/\s+/g, ' '), pages: file.numPages, annotations, scripts };
}
