import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font } from 'fontkit';

const FILES = {
  regular: '400Regular/SchibstedGrotesk_400Regular.ttf',
  bold: '700Bold/SchibstedGrotesk_700Bold.ttf',
} as const;

export type FontWeight = keyof typeof FILES;

/** One weight of the site's font, loaded once: loading takes longer than rendering an invoice. */
export type LoadedFont = Font;

export type LoadedFonts = Readonly<Record<FontWeight, LoadedFont>>;

/** Replaces glyphs that the font lacks: emoji, letters of other scripts. */
const MISSING = '?';

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });
const resolve = createRequire(import.meta.url).resolve;

async function openFace(weight: FontWeight): Promise<LoadedFont> {
  const { create } = await import('fontkit');
  return create(await readFile(resolve(`@expo-google-fonts/schibsted-grotesk/${FILES[weight]}`))) as Font;
}

async function openFaces(): Promise<LoadedFonts> {
  const [regular, bold] = await Promise.all([openFace('regular'), openFace('bold')]);
  return { regular, bold };
}

let faces: Promise<LoadedFonts> | undefined;

/** Loads the site's fonts, on the first invoice. */
export function loadFonts(): Promise<LoadedFonts> {
  faces ??= openFaces().catch((error) => {
    // Lets the next invoice try again.
    faces = undefined;
    throw error;
  });
  return faces;
}

const canWrite = (face: LoadedFont, character: string): boolean =>
  [...character].every((sign) => sign === '\n' || face.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0));

/** Replaces what a font cannot render, by grapheme. */
export const replaceMissingGlyphs = (text: string, face: LoadedFont): string =>
  [...characters.segment(text.normalize('NFC').replaceAll('\t', ' '))]
    .map(({ segment }) => (canWrite(face, segment) ? segment : MISSING))
    .join('');
