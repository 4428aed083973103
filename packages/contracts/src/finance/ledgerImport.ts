import { object, string } from 'yup';
import type { Currency } from '../fields/amount.ts';
import { endpoint, reply } from '../http/endpoint.ts';
import type { RevenueCategory } from './revenue.ts';

/** The columns of a file of entries, in any order; `note` may be missing. */
export const importColumns = ['client', 'category', 'amount', 'currency', 'date', 'note'] as const;
export type ImportColumn = (typeof importColumns)[number];

/** So many rows, and characters, one file has at most. */
export const IMPORT_ROWS_MAX = 500;
export const IMPORT_CHARS_MAX = 60_000;

/** What may stand between the cells of a file. */
export type CsvDelimiter = ';' | ',' | '\t';

/** How the days of a file are written. */
export const dateForms = ['YYYY-MM-DD', 'DD-MM-YYYY', 'DD.MM.YYYY', 'DD/MM/YYYY'] as const;
export type DateForm = (typeof dateForms)[number];

/** U+FFFD, which stands for what could not be read: the ledger keeps its entries for good. */
const LOST = '\uFFFD';
const UNREADABLE =
  'Some letters could not be read (\uFFFD). Save the file as CSV UTF-8, choose it again, or correct the letters.';

const MISSING = 'Paste the rows, or choose a file';

/** The text of a file with semicolons, commas or tabs between its cells, and the columns' names in its first line. */
export const importSchema = object({
  text: string()
    .transform((_, raw: unknown) => (typeof raw === 'string' ? raw.toWellFormed() : raw))
    .typeError(MISSING)
    .max(IMPORT_CHARS_MAX, `A file has at most ${IMPORT_CHARS_MAX} characters; send it in parts`)
    .required(MISSING)
    .test('readable', UNREADABLE, (text) => !text?.includes(LOST)),
});

/** What becomes of one row: an entry, or a reason why it is none. */
export interface ImportRowReply {
  /** The line of the file it begins in. */
  line: number;
  error: string | null;
  /** The same entry stands in the ledger already, or twice in the file; that may be meant. */
  isRepeated: boolean;
  clientId: string | null;
  /** As read; null where it could not be. */
  clientName: string | null;
  category: RevenueCategory | null;
  amount: number | null;
  currency: Currency | null;
  date: string | null;
  note: string;
}

export interface ImportPreviewReply {
  /** What is wrong with the file as a whole. */
  error: string | null;
  /** What stands between the cells; null where the file could not be read. */
  delimiter: CsvDelimiter | null;
  /** How the days are written, each form that there is; a day is read with the day before the month. */
  dateForms: DateForm[];
  rows: ImportRowReply[];
}

export interface ImportReply {
  booked: number;
}

/** Entries from a file: first what would happen, row by row; then all of them, or none. */
export const ledgerImport = {
  preview: endpoint.post('/api/admin/ledger/preview', 'owner', importSchema, reply<ImportPreviewReply>()),
  commit: endpoint.post(
    '/api/admin/ledger/import',
    'owner',
    importSchema,
    reply<ImportReply>(201, { errorStatuses: [422] }),
  ),
};
