import { type LedgerEntryReply, ledger } from '@skal/contracts/finance/ledger';
import { type ImportRowReply, ledgerImport } from '@skal/contracts/finance/ledgerImport';
import { errorResponse, mockEndpoint } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import type { RequestHandler } from 'msw';

let made = 0;
const nextId = () => {
  made += 1;
  return `0198c0de-0000-7000-8000-${String(made).padStart(12, '0')}`;
};

/** Makes a ledger entry as the server returns it. */
export const makeLedgerEntry = (own: Partial<LedgerEntryReply> = {}): LedgerEntryReply => ({
  id: nextId(),
  ...{ category: 'Setup Fees', amount: 240_000, currency: 'EUR', date: '2026-11-02', note: 'First half' },
  ...{ clientName: 'Café Kajen', origin: 'recorded', corrects: null, correctedBy: null },
  ...own,
});

/** Mocks the ledger, with new entries. */
export function ledgerHandlers(initial: readonly LedgerEntryReply[]): RequestHandler[] {
  let entries = [...initial];
  return [
    mockEndpoint(ledger.list, () => entries),
    mockEndpoint(ledger.record, ({ body }) => {
      const entry = makeLedgerEntry(body);
      entries = [entry, ...entries];
      return entry;
    }),
    mockEndpoint(ledger.correct, ({ params, body }) => {
      const wrong = entries.find(({ id }) => id === params.entryId);
      if (!wrong) return errorResponse(404, 'This entry was not found.');
      if (wrong.corrects) return errorResponse(409, 'A reversal cannot be reversed. Please add a new entry instead.');
      if (wrong.correctedBy) return errorResponse(409, 'This entry has already been reversed.');
      const entry = makeLedgerEntry({
        ...wrong,
        id: nextId(),
        amount: -wrong.amount,
        note: body.note,
        origin: 'correction',
        corrects: wrong.id,
      });
      entries = [entry, ...entries.map((item) => (item === wrong ? { ...item, correctedBy: entry.id } : item))];
      return entry;
    }),
  ];
}

const rowOf = (text: string, index: number): ImportRowReply => {
  const isInvalid = text.includes('Unknown');
  return {
    line: index + 2,
    error: isInvalid ? 'No client found for Unknown' : null,
    isRepeated: false,
    clientId: isInvalid ? null : nextId(),
    clientName: isInvalid ? null : (text.split(';')[0] ?? null),
    ...{ category: 'Setup Fees', amount: 123_450, currency: 'EUR', date: '2026-11-02', note: '' },
  };
};

/** Mocks the import; knows every client except 'Unknown'. */
export const importHandlers = (): RequestHandler[] => [
  mockEndpoint(ledgerImport.preview, ({ body }) => ({
    ...{ error: null, delimiter: ';' as const, dateForms: ['YYYY-MM-DD' as const] },
    rows: body.text.trim().split('\n').slice(1).map(rowOf),
  })),
  mockEndpoint(ledgerImport.commit, ({ body }) => ({ booked: body.text.trim().split('\n').length - 1 })),
];
