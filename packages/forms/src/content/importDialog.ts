import { plural, t } from '@lingui/core/macro';

/** Copy that every import of CSV rows shares. */
export const importCopy = {
  text: t`Rows`,
  file: t`Choose a file`,
  files: {
    spreadsheet: t`This file is a workbook. Save the sheet as CSV UTF-8 and choose that file.`,
    binary: t`This file is not text. Save the sheet as CSV UTF-8 and choose that file.`,
    large: t`This file is too large. Please split it.`,
    unread: t`The file could not be read. Please choose it again.`,
  },
  preview: t`Preview`,
  previewing: t`Checking...`,
  previewFirst: t`Please preview the rows first and correct any errors.`,
  importAll: t`Import all`,
  importing: t`Importing...`,
  cancel: t`Cancel`,
  rows: t`Preview`,
  line: t`Line`,
  result: t`Result`,
  invalidRows: (count: number) =>
    plural(count, {
      one: '1 row contains an error. Please correct it above. Nothing has been imported yet.',
      other: '# rows contain errors. Please correct them above. Nothing has been imported yet.',
    }),
  failed: t`Nothing Imported`,
  failedReason: t`The rows could not be imported. Please try again.`,
} as const;

/** Copy of one import. */
export interface ImportCopy {
  title: string;
  description: string;
  /** Hint of the field with the rows. */
  textHint: string;
  /** The button that imports all rows. */
  import: (rows: number) => string;
  /** Title of the toast after the import. */
  done: string;
}
