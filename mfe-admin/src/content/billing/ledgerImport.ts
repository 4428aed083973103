import { importCopy } from '@skal/forms/content/importDialog.ts';

/** Copy of the import dialog. */
export const importForm = {
  ...importCopy,
  open: 'Import entries',
  title: 'Import entries',
  description:
    'Paste CSV rows separated by semicolons, commas or tabs. The first line must contain the column names: client, category, amount, currency, date, note.',
  textHint: 'Identify each client by business name, email address or ID.',
  detectedFormat: {
    encoding: (name: string) => `encoding ${name}`,
    delimiter: { ';': 'separator semicolon', ',': 'separator comma', '\t': 'separator tab' },
    days: (forms: readonly string[]) => `dates as ${forms.join(' and ')}`,
    sentence: (parts: readonly string[]) => `Detected: ${parts.join(', ')}.`,
  },
  import: (count: number) => (count === 1 ? 'Import 1 entry' : `Import ${count} entries`),
  columns: { client: 'Client', entry: 'Entry', amount: 'Amount' },
  fine: 'Will be imported',
  repeated: 'Will be imported. Possible duplicate: an identical entry already exists.',
  done: 'Entries Imported',
  doneCount: (count: number) => (count === 1 ? '1 entry is in the ledger.' : `${count} entries are in the ledger.`),
  notLoaded: 'The form could not be loaded. Please try again in a moment.',
} as const;
