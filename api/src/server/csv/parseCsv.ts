import type { CsvDelimiter } from '@skal/contracts/finance/ledgerImport';
import { CsvError, parse } from 'csv-parse/sync';
import { sentence, type Text } from '../../language/text.ts';

/** One row of a file: its line and its cells by column, or its error. */
export interface CsvRow<Column extends string> {
  line: number;
  error: Text | null;
  cells: Partial<Record<Column, string>>;
}

/** Columns of a kind of file. */
export interface CsvFormat<Column extends string> {
  /** Names of the columns, in any order and case. */
  readonly columns: readonly Column[];
  /** The same columns by their names in other languages. */
  readonly otherNames?: readonly Readonly<Record<Column, string>>[];
  readonly optional: readonly Column[];
  readonly rowsMax: number;
}

/** A parsed file, or the error of the file as a whole. */
export type CsvResult<Column extends string> =
  | { ok: true; delimiter: CsvDelimiter; rows: CsvRow<Column>[] }
  | { ok: false; error: Text };

interface CsvRecord {
  line: number;
  cells: string[];
}

const failure = (error: Text) => ({ ok: false, error }) as const;

/** Excel's first line that names the delimiter: `sep=;`. */
const SEPARATOR = /^"?sep=([;,\t])"?;*[^\S\t\n]*\n/i;

/**
 * Determines the delimiter: the declared one, or the most frequent one in the first line. No column name contains any
 * of them.
 */
function detectDelimiter(text: string, declared: string | undefined): CsvDelimiter {
  const [head = ''] = text.split('\n', 1);
  const found = declared ?? [';', '\t', ','].toSorted((a, b) => head.split(b).length - head.split(a).length)[0];
  return found === '\t' || found === ',' ? found : ';';
}

const trimCells = (cells: readonly string[]) => cells.map((cell) => cell.replace(/[\u00a0\u2007\u202f]/g, ' ').trim());

/** Splits a text into records with at least one non-empty cell. */
function splitRecords(text: string, delimiter: CsvDelimiter): CsvRecord[] {
  // Rows copied from a spreadsheet are separated by tabs and contain quotation marks literally.
  const relax_quotes = delimiter === '\t';
  const records: CsvRecord[] = [];
  parse(text, {
    ...{ delimiter, relax_quotes, relax_column_count: true, trim: !relax_quotes },
    on_record(record: string[], { lines }) {
      const cells = trimCells(record);
      // The parser reports the record's last line.
      const line = lines - record.join('').split('\n').length + 1;
      if (cells.some((cell) => cell !== '')) records.push({ line, cells });
      return null;
    },
  });
  return records;
}

/** Returns the error in the column names, or null. */
function findHeaderError(
  names: readonly string[],
  { columns, optional }: Pick<CsvFormat<string>, 'columns' | 'optional'>,
): Text | null {
  const unknown = names.find((name) => !columns.includes(name));
  if (unknown !== undefined)
    return sentence(/*i18n*/ 'Unknown column "{name}". Use {columns}.', { name: unknown, columns: columns.join(', ') });
  const missing = columns.filter((name) => !optional.includes(name) && !names.includes(name));
  if (missing.length > 0)
    return sentence(/*i18n*/ 'The first line must contain the column names. Missing: {names}.', {
      names: missing.join(', '),
    });
  return new Set(names).size < names.length ? /*i18n*/ 'Each column can appear only once' : null;
}

/** Drops trailing empty cells, which spreadsheets write if a sheet was once wider. */
function dropEmptyEnd(cells: readonly string[], columns: number): readonly string[] {
  const last = cells.findLastIndex((cell) => cell !== '');
  return cells.slice(0, Math.max(last + 1, Math.min(columns, cells.length)));
}

function toCsvRow<Column extends string>({ line, cells: all }: CsvRecord, names: readonly Column[]): CsvRow<Column> {
  const cells = dropEmptyEnd(all, names.length);
  if (cells.length === names.length)
    return {
      ...{ line, error: null },
      // Safe: every name is one of the columns.
      cells: Object.fromEntries(names.map((name, at) => [name, cells[at]])) as Partial<Record<Column, string>>,
    };
  const error = sentence(/*i18n*/ 'This row has {values} values, but there are {columns} columns', {
    values: cells.length,
    columns: names.length,
  });
  return { line, error, cells: {} };
}

/** Parses a file with semicolons, commas or tabs, as spreadsheets write it. */
export function parseCsv<Column extends string>(
  input: string,
  { columns, otherNames = [], optional, rowsMax }: CsvFormat<Column>,
): CsvResult<Column> {
  const text = input.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const [first = '', declared] = SEPARATOR.exec(text) ?? [];
  const delimiter = detectDelimiter(text.slice(first.length).trimStart(), declared);
  let records: CsvRecord[];
  try {
    // Keeps an empty line for the separator line, so that line numbers stay correct.
    records = splitRecords(first ? `\n${text.slice(first.length)}` : text, delimiter);
  } catch (error) {
    if (error instanceof CsvError)
      return failure(sentence(/*i18n*/ 'Line {line} has a misplaced quotation mark', { line: Number(error.lines) }));
    throw error;
  }
  const [head, ...rest] = records;
  if (!head || rest.length === 0) return failure(/*i18n*/ 'There are no rows below the column names');
  if (rest.length > rowsMax)
    return failure(sentence(/*i18n*/ 'The file can have at most {max} rows. Please split it.', { max: rowsMax }));
  const names = dropEmptyEnd(head.cells, 0).map((cell) => {
    const name = cell.toLowerCase();
    return columns.find((column) => otherNames.some((other) => other[column] === name)) ?? name;
  });
  const fault = findHeaderError(names, { columns, optional });
  if (fault) return failure(fault);
  return { ok: true, delimiter, rows: rest.map((record) => toCsvRow(record, names as Column[])) };
}
