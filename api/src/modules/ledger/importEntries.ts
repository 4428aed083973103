import { parseAmount } from '@skal/contracts/fields/amount';
import { recordEntrySchema } from '@skal/contracts/finance/ledger';
import {
  dateForms,
  IMPORT_ROWS_MAX,
  type ImportColumn,
  type ImportPreviewReply,
  type ImportReply,
  type ImportRowReply,
  importColumns,
} from '@skal/contracts/finance/ledgerImport';
import { revenueCategories } from '@skal/contracts/finance/revenue';
import { validateBody } from '@skal/contracts/http/validate';
import type { Locale } from '@skal/contracts/site/locale';
import { In } from 'typeorm';
import { insertRows } from '../../db/rows/insert.ts';
import type { Dependencies } from '../../dependencies.ts';
import { sentence, type Text, textFor } from '../../language/text.ts';
import { type CsvFormat, type CsvRow, parseCsv } from '../../server/csv/parseCsv.ts';
import { invalidFields } from '../../server/errors/HttpError.ts';
import { idempotencyColumns, insertOnce } from '../../server/http/idempotency.ts';
import { toLocalDay } from '../../time/calendar.ts';
import { recordAuditEvent } from '../audit/recordAudit.ts';
import { type ClientMatch, matchClients } from './importClients.ts';
import { detectDateFormat, readDay } from './importDays.ts';
import { type LedgerEntry, LedgerEntryEntity } from './LedgerEntry.entity.ts';
import { addToTotals, toLedgerEntry } from './postEntries.ts';
import { DAY_IN_FUTURE, type PostingContext } from './recordEntry.ts';

type Deps = Pick<Dependencies, 'db' | 'settings'>;

const FORMAT: CsvFormat<ImportColumn> = { columns: importColumns, optional: ['note'], rowsMax: IMPORT_ROWS_MAX };

/** A parsed row. */
type ParsedRow = Omit<ImportRowReply, 'isRepeated' | 'error'> & { readonly error: Text | null };

const matchCategory = (input: string) =>
  revenueCategories.find((category) => category.toLowerCase() === input.toLowerCase()) ?? input;

/** Parses one row; fields that could be parsed are returned next to the error. */
function parseRow(
  { line, error, cells }: CsvRow<ImportColumn>,
  clientOf: (name: string) => ClientMatch,
  today: string,
): ParsedRow {
  const nothing = { category: null, currency: null, date: null, note: '' };
  if (error !== null) return { line, error, clientId: null, clientName: null, amount: null, ...nothing };
  const match = clientOf(cells.client ?? '');
  const amount = parseAmount(cells.amount ?? '');
  const checked = validateBody(recordEntrySchema, {
    category: matchCategory(cells.category ?? ''),
    // A placeholder: the amount's own error message is more precise.
    amount: amount.ok ? amount.hundredths : 1,
    currency: (cells.currency ?? '').toUpperCase(),
    date: readDay(cells.date ?? ''),
    note: cells.note ?? '',
  });
  const faults = [
    match.ok ? null : match.error,
    amount.ok ? null : amount.error,
    checked.ok ? null : checked.error,
    checked.ok && checked.body.date > today ? DAY_IN_FUTURE : null,
  ];
  return {
    line,
    error: faults.find((fault) => fault !== null) ?? null,
    clientId: match.ok ? match.client.id : null,
    clientName: match.ok ? match.client.name : null,
    amount: amount.ok ? amount.hundredths : null,
    ...(checked.ok
      ? {
          category: checked.body.category,
          currency: checked.body.currency,
          date: checked.body.date,
          note: checked.body.note,
        }
      : nothing),
  };
}

const sameAs = (...facts: readonly unknown[]) => JSON.stringify(facts.map(String));
const buildKey = ({ clientId, category, amount, currency, date, note }: ParsedRow) =>
  sameAs(clientId, category, amount, currency, date, note);

/** Finds the keys of existing entries of these clients on these days. */
async function findStoredKeys({ db }: Deps, rows: readonly ParsedRow[]): Promise<Set<string>> {
  const clients = [...new Set(rows.flatMap(({ clientId }) => clientId ?? []))];
  const days = [...new Set(rows.flatMap(({ date }) => date ?? []))];
  if (clients.length === 0 || days.length === 0) return new Set();
  const stored = await db.read((manager) =>
    manager.findBy(LedgerEntryEntity, { clientId: In(clients), day: In(days) }),
  );
  return new Set(
    stored.map(({ clientId, category, amount, currency, day, note }) =>
      sameAs(clientId, category, amount, currency, day, note),
    ),
  );
}

/** A parsed file, with errors in the language of no reader yet. */
type ParsedImport = Omit<ImportPreviewReply, 'error' | 'rows'> & {
  readonly error: Text | null;
  readonly rows: readonly (ParsedRow & { readonly isRepeated: boolean })[];
};

async function parseImport(deps: Deps, text: string): Promise<ParsedImport> {
  const csv = parseCsv(text, FORMAT);
  if (!csv.ok) return { error: csv.error, delimiter: null, dateForms: [], rows: [] };
  const clientOf = await matchClients(
    deps.db,
    csv.rows.map(({ cells }) => cells.client ?? ''),
  );
  const today = toLocalDay(Date.now(), deps.settings.timeZone);
  const rows = csv.rows.map((row) => parseRow(row, clientOf, today));
  const seen = await findStoredKeys(deps, rows);
  return {
    error: null,
    delimiter: csv.delimiter,
    dateForms: dateForms.filter((form) => csv.rows.some(({ cells }) => detectDateFormat(cells.date ?? '') === form)),
    rows: rows.map((row) => {
      const isRepeated = row.error === null && seen.has(buildKey(row));
      seen.add(buildKey(row));
      return { ...row, isRepeated };
    }),
  };
}

/** Parses a file of entries and previews each row. Posts nothing. */
export async function previewImport(deps: Deps, text: string, locale: Locale): Promise<ImportPreviewReply> {
  const { error, rows, ...rest } = await parseImport(deps, text);
  return {
    ...rest,
    error: error && textFor(locale, error),
    rows: rows.map((row) => ({ ...row, error: row.error && textFor(locale, row.error) })),
  };
}

function newEntry({ clientId, clientName, category, amount, currency, date, note }: ParsedRow): LedgerEntry[] {
  if (clientId === null || clientName === null || category === null) return [];
  if (amount === null || currency === null || date === null) return [];
  const client = { id: clientId, name: clientName };
  return [toLedgerEntry({ client, category, amount, currency, day: date, note, origin: 'imported' })];
}

/**
 * Posts every row of a file, or none. A repeated request with the same Idempotency-Key posts nothing.
 * @throws HttpError 400 with the first invalid row, 422 for a key of another request
 */
export async function commitImport(
  deps: Deps,
  text: string,
  { actor, key }: Omit<PostingContext, 'clientId'>,
): Promise<ImportReply> {
  const { error, rows } = await parseImport(deps, text);
  if (error !== null) throw invalidFields({ text: error });
  const invalid = rows.find((row) => row.error !== null);
  if (invalid)
    throw invalidFields({
      text: sentence(/*i18n*/ 'Nothing was imported. Line {line}: {error}', {
        line: invalid.line,
        error: invalid.error ?? '',
      }),
    });
  const entries = rows.flatMap(newEntry);
  const [first, ...rest] = entries;
  if (!first) throw invalidFields({ text: /*i18n*/ 'There are no entries to import' });
  const marked = { ...first, ...idempotencyColumns(text, key, actor.account?.accountId) };
  await insertOnce(deps.db, LedgerEntryEntity, marked, async (manager) => {
    if (rest.length > 0) await insertRows(manager, LedgerEntryEntity, rest);
    await addToTotals(manager, entries);
    await recordAuditEvent(manager, actor, { action: 'ledger.imported', after: { entries: entries.length } });
  });
  return { booked: entries.length };
}
