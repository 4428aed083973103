import { plural, t } from '@lingui/core/macro';
import { importCopy } from '@skal/forms/content/importDialog.ts';
import { formatLocale } from '@skal/shell-kit/i18n/formatLocale.ts';

const listFormat = new Intl.ListFormat(formatLocale());

/** Copy of the import dialog. */
export const importForm = {
  ...importCopy,
  open: t`Import entries`,
  title: t`Import entries`,
  description: t`Paste CSV rows separated by semicolons, commas or tabs. The first line must contain the column names: client, category, amount, currency, date, note.`,
  textHint: t`Identify each client by business name, email address or ID.`,
  detectedFormat: {
    encoding: (name: string) => t`encoding ${name}`,
    delimiter: { ';': t`separator semicolon`, ',': t`separator comma`, '\t': t`separator tab` },
    days: (forms: readonly string[]) => t`dates as ${{ forms: listFormat.format(forms) }}`,
    sentence: (parts: readonly string[]) => t`Detected: ${{ parts: parts.join(', ') }}.`,
  },
  import: (count: number) => plural(count, { one: 'Import # entry', other: 'Import # entries' }),
  columns: { client: t`Client`, entry: t`Entry`, amount: t`Amount` },
  fine: t`Will be imported`,
  repeated: t`Will be imported. Possible duplicate: an identical entry already exists.`,
  done: t`Entries Imported`,
  doneCount: (count: number) =>
    plural(count, { one: '# entry is in the ledger.', other: '# entries are in the ledger.' }),
  notLoaded: t`The form could not be loaded. Please try again in a moment.`,
} as const;
