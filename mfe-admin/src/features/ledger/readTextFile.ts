/** The encodings that files of spreadsheets come in. */
export type Encoding = 'UTF-8' | 'UTF-16 LE' | 'UTF-16 BE' | 'Windows-1252';

/** The text of a file and the encoding it was read in, or why it is no text. */
export type TextFile = { ok: true; text: string; encoding: Encoding } | { ok: false; error: 'spreadsheet' | 'binary' };

/** Byte order marks (Unicode 16, 2.13). */
const MARKS: readonly [mark: readonly number[], encoding: Encoding, label: string][] = [
  [[0xef, 0xbb, 0xbf], 'UTF-8', 'utf-8'],
  [[0xff, 0xfe], 'UTF-16 LE', 'utf-16le'],
  [[0xfe, 0xff], 'UTF-16 BE', 'utf-16be'],
];

const begins = (bytes: Uint8Array, mark: readonly number[]) => mark.every((byte, at) => bytes[at] === byte);

/**
 * Reads the bytes of a text file. A byte order mark says how; without one it is UTF-8, and what is no UTF-8 is
 * Windows-1252, as Excel writes CSV in Western Europe.
 */
export function readTextFile(bytes: Uint8Array): TextFile {
  const marked = MARKS.find(([mark]) => begins(bytes, mark));
  if (marked) return { ok: true, text: new TextDecoder(marked[2]).decode(bytes), encoding: marked[1] };
  // The archive that an .xlsx or .ods file is.
  if (begins(bytes, [0x50, 0x4b, 0x03, 0x04])) return { ok: false, error: 'spreadsheet' };
  if (bytes.includes(0)) return { ok: false, error: 'binary' };
  try {
    return { ok: true, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' };
  } catch {
    // No UTF-8. Each byte has a letter in Windows-1252.
    return { ok: true, text: new TextDecoder('windows-1252').decode(bytes), encoding: 'Windows-1252' };
  }
}
