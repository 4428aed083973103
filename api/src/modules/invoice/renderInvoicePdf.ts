import { calculateLineAmount, type InvoiceLine, VAT_PERCENT } from '@skal/contracts/finance/invoice';
import { FORMAT_TAGS, type Locale } from '@skal/contracts/site/locale';
import { type TextOf, textIn } from '../../language/textIn.ts';
import { loadFonts } from './fonts.ts';
import { formatAmount, formatMoney } from './formatMoney.ts';
import type { Invoice } from './Invoice.entity.ts';
import { invoiceTitle } from './invoiceTitle.ts';
import { LEFT, PdfWriter, RIGHT, type Style } from './PdfWriter.ts';

/** Columns of the lines: left edge and width. */
const columns = {
  description: { x: LEFT, width: 250 },
  quantity: { x: 314, width: 56, align: 'right' },
  unitAmount: { x: 378, width: 76, align: 'right' },
  amount: { x: 462, width: RIGHT - 462, align: 'right' },
} as const satisfies Record<string, Style>;

type Cells = Readonly<Record<keyof typeof columns, string>>;

const buildHeads = (text: TextOf): Cells => ({
  description: text(/*i18n*/ 'Description'),
  quantity: text(/*i18n*/ 'Quantity'),
  unitAmount: text(/*i18n*/ 'Unit price'),
  amount: text(/*i18n*/ 'Amount'),
});

const formatDay = (day: string, language: Locale): string =>
  new Intl.DateTimeFormat(FORMAT_TAGS[language], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

const formatQuantity = (quantity: number, language: Locale): string =>
  new Intl.NumberFormat(FORMAT_TAGS[language], { maximumFractionDigits: 2 }).format(quantity);

const formatCells = (line: InvoiceLine, language: Locale): Cells => ({
  description: line.description,
  quantity: formatQuantity(line.quantity, language),
  unitAmount: formatAmount(line.unitAmount, language),
  amount: formatAmount(calculateLineAmount(line), language),
});

/** Draws the issuer; unset fields are omitted. */
function drawSeller(pdf: PdfWriter, { seller }: Invoice): void {
  pdf.line(seller.companyName || seller.brand, { size: 14, weight: 'bold', width: 300 });
  const cvr = seller.companyCvr && `CVR ${seller.companyCvr}`;
  for (const fact of [seller.companyAddress, cvr, seller.phone, seller.salesEmail].filter(Boolean)) {
    pdf.line(fact, { faint: true, width: 300 });
  }
}

/** Draws title, dates and recipient. */
function drawHead(pdf: PdfWriter, row: Invoice): void {
  const { language } = row;
  const text = textIn(language);
  pdf.y += 32;
  pdf.line(invoiceTitle(row, language), { size: 22, weight: 'bold' });
  pdf.y += 10;
  const credited = row.corrects;
  const facts = [
    [text(/*i18n*/ 'Date'), formatDay(row.day, language)],
    credited === null
      ? [text(/*i18n*/ 'Due date'), formatDay(row.dueDay, language)]
      : [text(/*i18n*/ 'Credits'), invoiceTitle({ number: credited, corrects: null }, language)],
  ] as const;
  const top = pdf.y;
  for (const [name, fact] of facts) {
    pdf.write(name, { x: 340, width: 90, faint: true });
    pdf.line(fact, { x: 430 });
  }
  const below = pdf.y;
  pdf.y = top;
  pdf.line(text(/*i18n*/ 'Billed to'), { faint: true, width: 260 });
  pdf.line(row.billedTo, { weight: 'bold', width: 260 });
  if (row.address) pdf.line(row.address, { width: 260 });
  pdf.y = Math.max(pdf.y, below) + 28;
}

/** Draws one row of the table, cells aligned at the top. */
function drawCells(pdf: PdfWriter, cells: Cells, style: Style): void {
  const ends = Object.entries(columns).map(([name, column]) =>
    pdf.write(cells[name as keyof Cells], { ...column, ...style }),
  );
  pdf.y = Math.max(...ends) + 6;
  pdf.rule();
  pdf.y += 6;
}

function drawLines(pdf: PdfWriter, { lines, language }: Invoice): void {
  const heads = buildHeads(textIn(language));
  const head = () => drawCells(pdf, heads, { size: 9, faint: true });
  head();
  for (const line of lines) {
    if (pdf.ensureSpace(pdf.measureHeight(line.description, columns.description) + 12)) head();
    drawCells(pdf, formatCells(line, language), {});
  }
}

function drawTotals(pdf: PdfWriter, { net, vat, total, currency, language, note }: Invoice): void {
  const text = textIn(language);
  pdf.ensureSpace(80);
  pdf.y += 8;
  const sums: readonly (readonly [string, string, Style])[] = [
    [text(/*i18n*/ 'Subtotal excl. VAT'), formatAmount(net, language), {}],
    [text(/*i18n*/ 'VAT {percent}%', { percent: VAT_PERCENT }), formatAmount(vat, language), {}],
    [text(/*i18n*/ 'Total'), formatMoney(total, currency, language), { weight: 'bold', size: 12 }],
  ];
  for (const [name, amount, style] of sums) {
    pdf.write(name, { x: 314, width: 120, ...style });
    pdf.line(amount, { x: 414, width: RIGHT - 414, align: 'right', ...style });
    pdf.y += 4;
  }
  if (!note) return;
  pdf.y += 24;
  pdf.ensureSpace(Math.min(pdf.measureHeight(note), 200));
  pdf.line(note);
}

/**
 * Renders an invoice as a PDF from its row alone, without current time or settings, so the same invoice always gives
 * the same file. Text is drawn as glyphs and never interpreted.
 */
export async function renderInvoicePdf(row: Invoice): Promise<Buffer> {
  const { language } = row;
  const title = invoiceTitle(row, language);
  const pdf = await PdfWriter.open(await loadFonts(), language, {
    Title: title,
    Author: row.seller.companyName || row.seller.brand,
    CreationDate: new Date(Number(row.createdAt)),
  });
  drawSeller(pdf, row);
  drawHead(pdf, row);
  drawLines(pdf, row);
  drawTotals(pdf, row);
  return pdf.close((page, pages) =>
    textIn(language)(/*i18n*/ '{title}, page {page} of {pages}', { title, page, pages }),
  );
}
