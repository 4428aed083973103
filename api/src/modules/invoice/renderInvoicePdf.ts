import {
  calculateLineAmount,
  formatInvoiceTitle,
  type InvoiceLine,
  VAT_PERCENT,
} from '@skal/contracts/finance/invoice';
import { loadFonts } from './fonts.ts';
import { formatAmount, formatMoney } from './formatMoney.ts';
import type { Invoice } from './Invoice.entity.ts';
import { LEFT, PdfWriter, RIGHT, type Style } from './PdfWriter.ts';

/** Columns of the lines: left edge and width. */
const columns = {
  description: { x: LEFT, width: 250 },
  quantity: { x: 314, width: 56, align: 'right' },
  unitAmount: { x: 378, width: 76, align: 'right' },
  amount: { x: 462, width: RIGHT - 462, align: 'right' },
} as const satisfies Record<string, Style>;

type Cells = Readonly<Record<keyof typeof columns, string>>;

const heads: Cells = { description: 'Description', quantity: 'Quantity', unitAmount: 'Unit price', amount: 'Amount' };

const quantities = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 });
const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

const inWords = (day: string): string => days.format(new Date(day));

const formatCells = (line: InvoiceLine): Cells => ({
  description: line.description,
  quantity: quantities.format(line.quantity),
  unitAmount: formatAmount(line.unitAmount),
  amount: formatAmount(calculateLineAmount(line)),
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
  pdf.y += 32;
  pdf.line(formatInvoiceTitle(row), { size: 22, weight: 'bold' });
  pdf.y += 10;
  const isCredit = row.corrects !== null;
  const facts = [
    ['Date', inWords(row.day)],
    isCredit ? ['Credits', `Invoice ${row.corrects}`] : ['Due date', inWords(row.dueDay)],
  ] as const;
  const top = pdf.y;
  for (const [name, fact] of facts) {
    pdf.write(name, { x: 340, width: 90, faint: true });
    pdf.line(fact, { x: 430 });
  }
  const below = pdf.y;
  pdf.y = top;
  pdf.line('Billed to', { faint: true, width: 260 });
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

function drawLines(pdf: PdfWriter, { lines }: Invoice): void {
  const head = () => drawCells(pdf, heads, { size: 9, faint: true });
  head();
  for (const line of lines) {
    if (pdf.ensureSpace(pdf.measureHeight(line.description, columns.description) + 12)) head();
    drawCells(pdf, formatCells(line), {});
  }
}

function drawTotals(pdf: PdfWriter, { net, vat, total, currency, note }: Invoice): void {
  pdf.ensureSpace(80);
  pdf.y += 8;
  const sums: readonly (readonly [string, string, Style])[] = [
    ['Subtotal excl. VAT', formatAmount(net), {}],
    [`VAT ${VAT_PERCENT}%`, formatAmount(vat), {}],
    ['Total', formatMoney(total, currency), { weight: 'bold', size: 12 }],
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
  const pdf = await PdfWriter.open(await loadFonts(), {
    Title: formatInvoiceTitle(row),
    Author: row.seller.companyName || row.seller.brand,
    CreationDate: new Date(Number(row.createdAt)),
  });
  drawSeller(pdf, row);
  drawHead(pdf, row);
  drawLines(pdf, row);
  drawTotals(pdf, row);
  return pdf.close((page, pages) => `${formatInvoiceTitle(row)}, page ${page} of ${pages}`);
}
