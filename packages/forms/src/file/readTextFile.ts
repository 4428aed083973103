/** Encodings of exported spreadsheets. */
export type Encoding = 'UTF-8' | 'UTF-16 LE' | 'UTF-16 BE' | 'Windows-1252';

/** The text of a file with its encoding, or the reason why it is not text. */
export type TextFile = { ok: true; text: string; encoding: Encoding } | { ok: false; error: 'spreadsheet' | 'binary' };

/** Byte order marks (Unicode 16, 2.13). */
const BYTE_ORDER_MARKS: readonly [mark: readonly number[], encoding: Encoding, label: string][] = [
  [[0xef, 0xbb, 0xbf], 'UTF-8', 'utf-8'],
  [[0xff, 0xfe], 'UTF-16 LE', 'utf-16le'],
  [[0xfe, 0xff], 'UTF-16 BE', 'utf-16be'],
];

const startsWith = (bytes: Uint8Array, bytesOfMark: readonly number[]) =>
  bytesOfMark.every((byte, index) => bytes[index] === byte);

/**
 * Decodes the bytes of a text file by its byte order mark, otherwise as UTF-8. If that fails, decodes Windows-1252, Excel's CSV encoding
 * in Western Europe.
 */
export function readTextFile(bytes: Uint8Array): TextFile {
  const bom = BYTE_ORDER_MARKS.find(([bytesOfMark]) => startsWith(bytes, bytesOfMark));
  if (bom) return { ok: true, text: new TextDecoder(bom[2]).decode(bytes), encoding: bom[1] };
  // ZIP signature of an .xlsx or .ods file.
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04])) return { ok: false, error: 'spreadsheet' };
  if (bytes.includes(0)) return { ok: false, error: 'binary' };
  try {
    return { ok: true, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' };
  } catch {
    // Not UTF-8. Windows-1252 decodes every byte.
    return { ok: true, text: new TextDecoder('windows-1252').decode(bytes), encoding: 'Windows-1252' };
  }
}
