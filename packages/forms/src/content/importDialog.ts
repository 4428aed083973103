/** Copy that every import of CSV rows shares. */
export const importCopy = {
  text: 'Rows',
  file: 'Choose a file',
  files: {
    spreadsheet: 'This file is a workbook. Save the sheet as CSV UTF-8 and choose that file.',
    binary: 'This file is not text. Save the sheet as CSV UTF-8 and choose that file.',
    large: 'This file is too large. Please split it.',
    unread: 'The file could not be read. Please choose it again.',
  },
  preview: 'Preview',
  previewing: 'Checking...',
  previewFirst: 'Please preview the rows first and correct any errors.',
  importAll: 'Import all',
  importing: 'Importing...',
  cancel: 'Cancel',
  rows: 'Preview',
  line: 'Line',
  result: 'Result',
  invalidRows: (count: number) =>
    `${count === 1 ? '1 row contains an error. Please correct it above.' : `${count} rows contain errors. Please correct them above.`} Nothing has been imported yet.`,
  failed: 'Nothing Imported',
  failedReason: 'The rows could not be imported. Please try again.',
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
