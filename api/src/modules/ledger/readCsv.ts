import { IMPORT_ROWS, type ImportColumn, importColumns } from '@skal/contracts/ledgerImport';

/** One row of a file: where it begins, and its cells by column; or why it has none. */
export interface CsvRow {
  line: number;
  error: string | null;
  cells: Partial<Record<ImportColumn, string>>;
}

/** A file as it was read, or what is wrong with it as a whole. */
export type Csv = { ok: true; rows: CsvRow[] } | { ok: false; error: string };

interface CsvRecord {
  line: number;
  cells: string[];
}

const OPTIONAL: ReadonlySet<ImportColumn> = new Set(['note']);
const refuse = (error: string): Csv => ({ ok: false, error });

/** A cell, with or without quotation marks around it, and what follows it; the marks are doubled within. */
const CELL = {
  ';': /"((?:[^"]|"")*)"([;\n]|$)|([^";\n]*)([;\n]|$)/y,
  ',': /"((?:[^"]|"")*)"([,\n]|$)|([^",\n]*)([,\n]|$)/y,
};

/** The records of a text; null with the line in which a quotation mark stands that nothing closes. */
function recordsOf(text: string, sign: keyof typeof CELL): CsvRecord[] | { line: number } {
  const records: CsvRecord[] = [];
  const cell = new RegExp(CELL[sign]);
  let [line, cells, begun]: [number, string[], number] = [1, [], 1];
  while (cell.lastIndex < text.length) {
    const found = cell.exec(text);
    if (!found) return { line };
    const [whole, quoted, afterQuoted, plain, afterPlain] = found;
    cells.push((quoted?.replaceAll('""', '"') ?? plain ?? '').trim());
    line += whole.split('\n').length - 1;
    if ((afterQuoted ?? afterPlain) === sign) continue;
    records.push({ line: begun, cells });
    [cells, begun] = [[], line];
  }
  // The file may end behind a sign: then its last cell is empty.
  if (cells.length > 0) records.push({ line: begun, cells: [...cells, ''] });
  return records.filter((record) => record.cells.some((value) => value !== ''));
}

const isColumn = (name: string): name is ImportColumn => (importColumns as readonly string[]).includes(name);

/** What is wrong with the names of the columns; null when they will do. */
function faultOf(names: readonly string[]): string | null {
  const unknown = names.find((name) => !isColumn(name));
  if (unknown !== undefined) return `The column "${unknown}" is none of ${importColumns.join(', ')}`;
  const missing = importColumns.filter((name) => !OPTIONAL.has(name) && !names.includes(name));
  if (missing.length > 0) return `The first line names the columns; there is no ${missing.join(', ')}`;
  return new Set(names).size < names.length ? 'Each column is named once' : null;
}

/** Reads a file with semicolons or commas between its cells, as spreadsheets write them. */
export function readCsv(given: string): Csv {
  const text = given.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const [head = ''] = text.trimStart().split('\n', 1);
  const records = recordsOf(text, head.includes(';') ? ';' : ',');
  if ('line' in records) return refuse(`A quotation mark in line ${records.line} is out of place`);
  const [first, ...rest] = records;
  if (!first || rest.length === 0) return refuse('There are no rows below the first line, which names the columns');
  if (rest.length > IMPORT_ROWS) return refuse(`A file has at most ${IMPORT_ROWS} rows; send it in parts`);
  const names = first.cells.map((name) => name.toLowerCase());
  const fault = faultOf(names);
  if (fault) return refuse(fault);
  const rows = rest.map(({ line, cells }): CsvRow => {
    const fits = cells.length === names.length;
    const error = fits ? null : `This row has ${cells.length} cells, and the first line names ${names.length} columns`;
    return { line, error, cells: fits ? Object.fromEntries(names.map((name, at) => [name, cells[at]])) : {} };
  });
  return { ok: true, rows };
}
