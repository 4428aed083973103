/** What the window for entries from a file says. */
export const importForm = {
  open: 'Import entries',
  title: 'Import entries',
  description:
    'Rows with semicolons or commas; the first line names the columns: client, category, amount, currency, date, note.',
  text: 'Rows',
  textHint: 'A client is meant by the business name, the e-mail address or the id.',
  file: 'Choose a file',
  preview: 'Show what would be booked',
  previewing: 'Reading...',
  lookFirst: 'Look first at what would be booked, and correct what cannot be.',
  bookAll: 'Book all',
  book: (count: number) => (count === 1 ? 'Book 1 entry' : `Book ${count} entries`),
  booking: 'Booking...',
  cancel: 'Cancel',
  rows: 'What would be booked',
  columns: { line: 'Line', client: 'Client', entry: 'Entry', amount: 'Amount', result: 'Result' },
  fine: 'Will be booked',
  repeated: 'Will be booked; the same entry stands here already',
  wrong: (count: number) =>
    `${count === 1 ? 'One row' : `${count} rows`} cannot be booked. Correct the rows above; nothing has been booked.`,
  done: 'Entries booked',
  doneCount: (count: number) => (count === 1 ? '1 entry is in the ledger.' : `${count} entries are in the ledger.`),
  failed: 'Nothing was booked',
  failedReason: 'The rows were not taken. Please try again.',
  notLoaded: 'The form did not load. Try again in a moment.',
} as const;
