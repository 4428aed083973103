import { array, type InferType, object, string } from 'yup';
import { AMOUNT_MAX, currencies, parseAmount } from '../fields/amount.ts';
import { amountInput, hundredths, strictNumber } from '../fields/amountField.ts';
import { enumField, optionalText, requiredDay, requiredLine } from '../fields/text.ts';
import { endpoint, reply } from '../http/endpoint.ts';
import { say } from '../site/say.ts';
import { calculateLineAmount, calculateTotals, type InvoiceLine, type InvoiceReply } from './invoice.ts';

/** Maximum number of lines per invoice, and maximum quantity per line. */
export const INVOICE_LINES_MAX = 50;
const QUANTITY_MAX = 100_000;
/** Maximum lengths of the address and the note, so that the lines fit on the page. */
const ADDRESS_MAX = 500;
const NOTE_MAX = 1000;

const QUANTITY_MESSAGE = say(/*i18n*/ 'Please enter a quantity, such as 1 or 7.5');
const QUANTITY_LIMIT_MESSAGE = say(/*i18n*/ 'The quantity cannot exceed 100,000');
const TOTAL_MESSAGE = say(/*i18n*/ 'The invoice total must be greater than 0 and at most 100,000,000');

const isQuantity = (value: unknown): boolean =>
  typeof value === 'number' && value > 0 && Math.abs(Math.round(value * 100) - value * 100) < 1e-6;

const quantity = () =>
  strictNumber(QUANTITY_MESSAGE)
    .max(QUANTITY_MAX, QUANTITY_LIMIT_MESSAGE)
    .required(QUANTITY_MESSAGE)
    .test('quantity', QUANTITY_MESSAGE, isQuantity);

const description = () => requiredLine(say(/*i18n*/ 'Please enter a description'));

const lineSchema = object({ description: description(), quantity: quantity(), unitAmount: hundredths() });

/** An invoice line as typed. */
export interface InvoiceLineInput {
  description: string;
  quantity: string;
  unitAmount: string;
}

const parseQuantity = (input: string): number | null => {
  const read = parseAmount(input);
  return read.ok && read.hundredths > 0 ? read.hundredths / 100 : null;
};

/** Parses a typed line; null while it is incomplete or invalid. */
export function parseInvoiceLine(input: InvoiceLineInput): InvoiceLine | null {
  const quantity = parseQuantity(input.quantity);
  const amount = parseAmount(input.unitAmount);
  return quantity && amount.ok
    ? { description: input.description.trim(), quantity, unitAmount: amount.hundredths }
    : null;
}

const typedLine = object({
  description: description(),
  quantity: string()
    .default('')
    .test('quantity', QUANTITY_MESSAGE, (input) => parseQuantity(input) !== null)
    .test('many', QUANTITY_LIMIT_MESSAGE, (input) => (parseQuantity(input) ?? 0) <= QUANTITY_MAX),
  unitAmount: amountInput(),
});

const isRead = (line: InvoiceLine | null): line is InvoiceLine =>
  line !== null && line.quantity > 0 && Number.isFinite(line.unitAmount);

/** Whether the total is positive and within the limit. True while a line cannot be parsed: that line shows its own error. */
function isTotalValid(lines: readonly (InvoiceLine | null)[]): boolean {
  const read = lines.filter(isRead);
  if (read.length < lines.length) return true;
  const { total } = calculateTotals(read);
  return total > 0 && total <= AMOUNT_MAX && read.every((line) => Math.abs(calculateLineAmount(line)) <= AMOUNT_MAX);
}

const about = {
  /** Name and address of the recipient, as printed. */
  billedTo: requiredLine(say(/*i18n*/ 'Please enter the billing name')),
  address: optionalText(ADDRESS_MAX),
  currency: enumField(currencies, say(/*i18n*/ 'Please choose a currency')),
  dueDate: requiredDay(say(/*i18n*/ 'Please enter the date as YYYY-MM-DD')),
  /** Printed below the lines: payment details or terms. */
  note: optionalText(NOTE_MAX),
};

const ONE_AT_LEAST = say(/*i18n*/ 'Please add at least one line');
const LINES_LIMIT_MESSAGE = say(/*i18n*/ 'An invoice can have at most {max} lines', { max: INVOICE_LINES_MAX });

export const issueInvoiceSchema = object({
  ...about,
  lines: array(lineSchema)
    .typeError(ONE_AT_LEAST)
    .min(1, ONE_AT_LEAST)
    .max(INVOICE_LINES_MAX, LINES_LIMIT_MESSAGE)
    .required(ONE_AT_LEAST)
    .test('total', TOTAL_MESSAGE, (lines) => isTotalValid(lines)),
});

/** The same as typed in the form. */
export const issueInvoiceForm = object({
  ...about,
  lines: array(typedLine)
    .min(1, ONE_AT_LEAST)
    .max(INVOICE_LINES_MAX, LINES_LIMIT_MESSAGE)
    .required(ONE_AT_LEAST)
    .test('total', TOTAL_MESSAGE, (lines) => isTotalValid(lines.map(parseInvoiceLine))),
});

export type IssueInvoiceBody = InferType<typeof issueInvoiceSchema>;

/** An invoice for operators, including defaults for the client's next invoice. */
export interface AdminInvoiceReply extends InvoiceReply {
  billedTo: string;
  address: string;
  note: string;
}

export interface InvoiceSentReply {
  /** Recipient of the email. */
  email: string;
}

const ofClient = '/api/admin/clients/:id/invoices';
const one = '/api/admin/invoices/:id';

/**
 * A client's invoices, for operators. Owners issue them and record payments. An issued invoice is never changed; a
 * credit note cancels it as a whole.
 */
export const adminInvoice = {
  /** Newest first. */
  list: endpoint.get(ofClient, 'admin', reply<AdminInvoiceReply[]>()),
  issue: endpoint.post(ofClient, 'owner', issueInvoiceSchema, reply<AdminInvoiceReply>(201, { errorStatuses: [422] })),
  pay: endpoint.post(`${one}/pay`, 'owner', reply<AdminInvoiceReply>(200, { errorStatuses: [409] })),
  /** Undoes a payment that was recorded by mistake. */
  unpay: endpoint.delete(`${one}/pay`, 'owner', { errorStatuses: [409] }),
  credit: endpoint.post(`${one}/credit`, 'owner', reply<AdminInvoiceReply>(201, { errorStatuses: [400, 409, 422] })),
  send: endpoint.post(`${one}/send`, 'admin', reply<InvoiceSentReply>(202)),
};
