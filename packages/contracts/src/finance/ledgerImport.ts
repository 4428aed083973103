import { object, string } from 'yup';
import type { Currency } from '../fields/amount.ts';
import { countBytes } from '../fields/graphemes.ts';
import { endpoint, reply } from '../http/endpoint.ts';
import { say } from '../site/say.ts';
import type { RevenueCategory } from './revenue.ts';

/** Columns of an import file, in any order; `note` is optional. */
export const importColumns = ['client', 'category', 'amount', 'currency', 'date', 'note'] as const;
export type ImportColumn = (typeof importColumns)[number];

/** Maximum number of rows and characters per file. */
export const IMPORT_ROWS_MAX = 500;
export const IMPORT_CHARS_MAX = 90_000;

/** Maximum size: with the escapes of JSON, the text fits the body of a request (100 KB). */
const IMPORT_KB_MAX = 95;

/** Supported CSV delimiters. */
export type CsvDelimiter = ';' | ',' | '\t';

/** Supported date formats. */
export const dateForms = ['YYYY-MM-DD', 'DD-MM-YYYY', 'DD.MM.YYYY', 'DD/MM/YYYY'] as const;
export type DateForm = (typeof dateForms)[number];

/** U+FFFD marks undecodable text. Such a file is rejected, because ledger entries are permanent. */
const REPLACEMENT_CHARACTER = '\uFFFD';
const UNREADABLE = say(
  /*i18n*/ 'Some letters could not be read ({character}). Save the file as CSV UTF-8, choose it again, or correct the letters.',
  { character: REPLACEMENT_CHARACTER },
);

const MISSING = say(/*i18n*/ 'Paste the rows, or choose a file');

/** CSV text with semicolons, commas or tabs, and column names in the first line. */
export const importSchema = object({
  text: string()
    .transform((_, raw: unknown) => (typeof raw === 'string' ? raw.toWellFormed() : raw))
    .typeError(MISSING)
    .max(
      IMPORT_CHARS_MAX,
      say(/*i18n*/ 'The file can have at most {max} characters. Please split it.', { max: IMPORT_CHARS_MAX }),
    )
    .test(
      'bytes',
      say(/*i18n*/ 'The file can have at most {max} KB. Please split it.', { max: IMPORT_KB_MAX }),
      (text) => countBytes(text ?? '') <= IMPORT_KB_MAX * 1024,
    )
    .required(MISSING)
    .test('readable', UNREADABLE, (text) => !text?.includes(REPLACEMENT_CHARACTER)),
});

/** Result of one row: an entry, or the error. */
export interface ImportRowReply {
  /** Line number in the file where the row begins. */
  line: number;
  error: string | null;
  /** Whether the same entry is already in the ledger or twice in the file; that may be intended. */
  isRepeated: boolean;
  clientId: string | null;
  /** The parsed value; null if it could not be parsed. */
  clientName: string | null;
  category: RevenueCategory | null;
  amount: number | null;
  currency: Currency | null;
  date: string | null;
  note: string;
}

export interface ImportPreviewReply {
  /** Error of the file as a whole. */
  error: string | null;
  /** Detected delimiter; null if the file could not be parsed. */
  delimiter: CsvDelimiter | null;
  /** Date formats found in the file. The day always precedes the month. */
  dateForms: DateForm[];
  rows: ImportRowReply[];
}

export interface ImportReply {
  booked: number;
}

/** CSV import: a preview row by row, then all rows or none. */
export const ledgerImport = {
  preview: endpoint.post('/api/admin/ledger/preview', 'owner', importSchema, reply<ImportPreviewReply>()),
  commit: endpoint.post(
    '/api/admin/ledger/import',
    'owner',
    importSchema,
    reply<ImportReply>(201, { errorStatuses: [422] }),
  ),
};
