import { type FontWeight, type LoadedFonts, replaceMissingGlyphs } from './fonts.ts';

/** In points, of which a page of A4 is 595 wide and 842 high. */
const MARGIN = 56;
export const LEFT = MARGIN;
export const RIGHT = 595 - MARGIN;
/** The foot of each page stands below this. */
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

/** A document that is written from top to bottom, in the site's font, whatever the text is made of. */
export class PdfWriter {
  readonly #page: Page;
  readonly #faces: LoadedFonts;
  readonly #written: Promise<Buffer>;
  /** Where the next text begins. */
  y = MARGIN;

  private constructor(page: Page, faces: LoadedFonts) {
    this.#page = page;
    this.#faces = faces;
    // It takes fonts that are read already, which its types do not know yet.
    for (const [weight, face] of Object.entries(faces)) page.registerFont(weight, face as unknown as FontSource);
    this.#written = new Promise((resolve, reject) => {
      const parts: Buffer[] = [];
      page.on('data', (part: Buffer) => parts.push(part));
      page.on('end', () => resolve(Buffer.concat(parts)));
      page.on('error', reject);
    });
  }

  /** An empty page of A4. The time of making is the one that is given: the same text makes the same bytes. */
  static async open(
    faces: LoadedFonts,
    about: { Title: string; Author: string; CreationDate: Date },
  ): Promise<PdfWriter> {
    const { default: PDFDocument } = await import('pdfkit');
    const page = new PDFDocument({
      ...{ size: 'A4', margin: MARGIN, bufferPages: true, lang: 'en', displayTitle: true, pdfVersion: '1.7' },
      info: about,
    });
    return new PdfWriter(page, faces);
  }

  /** Begins another page when so much does not fit on this one; true when it has. */
  ensureSpace(height: number): boolean {
    if (this.y + height <= BOTTOM) return false;
    this.#page.addPage();
    this.y = MARGIN;
    return true;
  }

  /** How high a text will be. */
  heightOf(text: string, { width = RIGHT - LEFT, size = 10, weight = 'regular' }: Style = {}): number {
    return this.#page
      .font(weight)
      .fontSize(size)
      .heightOfString(replaceMissingGlyphs(text, this.#faces[weight]), { width });
  }

  /** Writes a text at the running height, and answers where it ends; the running height stays. */
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

  /** Writes a text, and goes on below it. */
  line(text: string, style: Style = {}): void {
    this.y = this.write(text, style);
  }

  rule(): void {
    this.#page.moveTo(LEFT, this.y).lineTo(RIGHT, this.y).lineWidth(0.75).strokeColor(RULE).stroke();
  }

  /** Writes the foot of every page, and answers with the bytes of all. */
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
