import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font } from 'fontkit';

const FILES = {
  regular: '400Regular/SchibstedGrotesk_400Regular.ttf',
  bold: '700Bold/SchibstedGrotesk_700Bold.ttf',
} as const;

export type FontWeight = keyof typeof FILES;

/** One weight of the site's font, read once: to read it takes longer than to draw an invoice. */
export type LoadedFont = Font;

export type LoadedFonts = Readonly<Record<FontWeight, LoadedFont>>;

/** What stands for what the font has not: an emoji, a letter of another script. */
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

/** The site's font, read when the first invoice is drawn. */
export function loadFonts(): Promise<LoadedFonts> {
  faces ??= openFaces().catch((error) => {
    // The next invoice tries again.
    faces = undefined;
    throw error;
  });
  return faces;
}

const canWrite = (face: LoadedFont, character: string): boolean =>
  [...character].every((sign) => sign === '\n' || face.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0));

/** A text as a face can write it: what it has not is replaced, character by character as a person sees them. */
export const replaceMissingGlyphs = (text: string, face: LoadedFont): string =>
  [...characters.segment(text.normalize('NFC').replaceAll('\t', ' '))]
    .map(({ segment }) => (canWrite(face, segment) ? segment : MISSING))
    .join('');
