/**
 * @jest-environment node
 */
import { readTextFile } from './readTextFile.ts';

const TEXT = 'client;note\r\nÆrø Vin;Måned – 100 €';
const utf8 = (text: string) => [...new TextEncoder().encode(text)];
const utf16 = (text: string, isLittleEndian: boolean) =>
  Array.from(text, (unit) => unit.charCodeAt(0)).flatMap((code) =>
    isLittleEndian ? [code & 255, code >> 8] : [code >> 8, code & 255],
  );
const windows = (text: string) =>
  Array.from(text, (letter) => ({ '€': 0x80, '–': 0x96 })[letter] ?? letter.charCodeAt(0));

describe('readTextFile', () => {
  it.each([
    ['UTF-8', utf8(TEXT)],
    ['UTF-8', [0xef, 0xbb, 0xbf, ...utf8(TEXT)]],
    ['UTF-16 LE', [0xff, 0xfe, ...utf16(TEXT, true)]],
    ['UTF-16 BE', [0xfe, 0xff, ...utf16(TEXT, false)]],
    ['Windows-1252', windows(TEXT)],
  ])('reads %s by its bytes (%#)', (encoding, bytes) => {
    expect(readTextFile(Uint8Array.from(bytes))).toEqual({ ok: true, text: TEXT, encoding });
  });

  it('detects a spreadsheet and binary files', () => {
    expect(readTextFile(Uint8Array.from([0x50, 0x4b, 3, 4, 20]))).toEqual({ ok: false, error: 'spreadsheet' });
    expect(readTextFile(Uint8Array.from([65, 0, 66]))).toEqual({ ok: false, error: 'binary' });
  });

  it('reads an empty file as empty text', () => {
    expect(readTextFile(new Uint8Array())).toEqual({ ok: true, text: '', encoding: 'UTF-8' });
  });
});
