import type { ClientReply } from '@skal/contracts/client';
import { businessTypeNames, NEVER, NO_PHONE, planNames, statusNames } from '../../content/client.ts';

const columns: readonly (readonly [string, (client: ClientReply) => string])[] = [
  ['Business', (client) => client.businessName],
  ['Business Type', (client) => businessTypeNames[client.businessType]],
  ['Contact', (client) => client.contactName],
  ['Email', (client) => client.email],
  ['Plan', (client) => planNames[client.subscriptionPlan]],
  ['Status', (client) => statusNames[client.status]],
  ['Phone', (client) => client.phone || NO_PHONE],
  ['Last Login', (client) => client.lastLogin ?? NEVER],
];

/** A spreadsheet runs a cell that begins like this; with an apostrophe before it, it is text (ASVS 1.2.10). */
const FORMULA = /^[=+\-@\t\r]/;

function cell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return /[";\r\n']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/**
 * The clients as a file for a Danish spreadsheet: semicolons between cells, and a byte order mark so that
 * Excel reads æ, ø and å (T40).
 */
export function toCsv(clients: readonly ClientReply[]): string {
  const head = columns.map(([title]) => title);
  const rows = clients.map((client) => columns.map(([, read]) => read(client)));
  return `\uFEFF${[head, ...rows].map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`;
}

/** Hands a text to the visitor as a file. */
export function download(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser reads the file after the click has returned; freed at once, some save nothing.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
