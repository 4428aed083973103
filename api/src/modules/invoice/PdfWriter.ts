import type { Locale } from '@skal/contracts/site/locale';
import { type FontWeight, type LoadedFonts, replaceMissingGlyphs } from './fonts.ts';

/** In points; a page of A4 is 595 wide and 842 high. */
const MARGIN = 56;
export const LEFT = MARGIN;
export const RIGHT = 595 - MARGIN;
/** Bottom of the content area; the page footer is below. */
export const BOTTOM = 842 - MARGIN - 20;

const INK = '#16242c';
const FAINT = '#5b6a72';
const RULE = '#c9d2d6';

export interface Style {
  x?: number;
  width?: number;
  size?: number;
  weight?: FontWeight;
  faint?: boolean;
  align?: 'left' | 'right';
}

type Page = PDFKit.PDFDocument;
type FontSource = PDFKit.Mixins.PDFFontSource;

/** Writes a PDF from top to bottom, in the site's fonts, with any text. */
export class PdfWriter {
  readonly #page: Page;
  readonly #faces: LoadedFonts;
  readonly #written: Promise<Buffer>;
  /** Vertical position of the next text. */
  y = MARGIN;

  private constructor(page: Page, faces: LoadedFonts) {
    this.#page = page;
    this.#faces = faces;
    // PDFKit accepts loaded fonts, which its types do not declare.
    for (const [weight, face] of Object.entries(faces)) page.registerFont(weight, face as unknown as FontSource);
    this.#written = new Promise((resolve, reject) => {
      const parts: Buffer[] = [];
      page.on('data', (part: Buffer) => parts.push(part));
      page.on('end', () => resolve(Buffer.concat(parts)));
      page.on('error', reject);
    });
  }

  /** Opens an empty A4 page. The creation time is given, so that the same content produces the same bytes. */
  static async open(
    faces: LoadedFonts,
    lang: Locale,
    about: { Title: string; Author: string; CreationDate: Date },
  ): Promise<PdfWriter> {
    const { default: PDFDocument } = await import('pdfkit');
    const page = new PDFDocument({
      ...{ size: 'A4', margin: MARGIN, bufferPages: true, lang, displayTitle: true, pdfVersion: '1.7' },
      info: about,
    });
    return new PdfWriter(page, faces);
  }

  /** Starts another page if this height does not fit; true if it did. */
  ensureSpace(height: number): boolean {
    if (this.y + height <= BOTTOM) return false;
    this.#page.addPage();
    this.y = MARGIN;
    return true;
  }

  /** Returns the height of a text. */
  measureHeight(text: string, { width = RIGHT - LEFT, size = 10, weight = 'regular' }: Style = {}): number {
    return this.#page
      .font(weight)
      .fontSize(size)
      .heightOfString(replaceMissingGlyphs(text, this.#faces[weight]), { width });
  }

  /**
   * Writes a text at the current position without moving it.
   * @returns the end of the text
   */
  write(
    text: string,
    { x = LEFT, width = RIGHT - x, size = 10, weight = 'regular', faint, align }: Style = {},
  ): number {
    this.#page
      .font(weight)
      .fontSize(size)
      .fillColor(faint ? FAINT : INK)
      .text(replaceMissingGlyphs(text, this.#faces[weight]), x, this.y, { width, align: align ?? 'left' });
    return this.#page.y;
  }

  /** Writes a text and moves below it. */
  line(text: string, style: Style = {}): void {
    this.y = this.write(text, style);
  }

  rule(): void {
    this.#page.moveTo(LEFT, this.y).lineTo(RIGHT, this.y).lineWidth(0.75).strokeColor(RULE).stroke();
  }

  /** Writes the footer of every page and returns the bytes. */
  async close(footOf: (page: number, pages: number) => string): Promise<Buffer> {
    const { count } = this.#page.bufferedPageRange();
    for (let at = 0; at < count; at += 1) {
      this.#page.switchToPage(at);
      this.y = BOTTOM + 8;
      this.write(footOf(at + 1, count), { size: 8, faint: true });
    }
    this.#page.end();
    return this.#written;
  }
}
