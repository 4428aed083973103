/** Copy of the invoices. */
export const invoices = {
  title: 'Invoices',
  failed: {
    title: 'The invoices could not be loaded',
    description: 'Your data is safe. Please try again in a moment.',
  },
  empty: 'No invoices have been issued to this client yet.',
  readOnly: 'You can view and resend invoices. Only an owner can issue them.',
  missing: (facts: string) => `Invoices are currently sent without ${facts}. Please add this before you issue one.`,
  facts: {
    companyName: "the company's name (SITE_COMPANY_NAME)",
    companyAddress: 'its address (SITE_COMPANY_ADDRESS)',
    companyCvr: 'its CVR number (SITE_COMPANY_CVR)',
  },
  columns: { number: 'Number', total: 'Total', status: 'Status', actions: 'Actions' },
  about: {
    due: (day: string) => `due ${day}`,
    paid: (day: string) => `paid ${day}`,
    corrects: (number: number) => `credits invoice ${number}`,
    creditedBy: (number: number) => `credited by credit note ${number}`,
  },
  pdf: 'PDF',
  pay: 'Mark as paid',
  unpay: 'Mark as unpaid',
  send: 'Resend',
  credit: 'Credit',
  /** Accessible name of an action in a row. */
  actionLabel: (action: string, title: string) => `${action}: ${title}`,
} as const;

/** Confirmations of actions that change what a client has to pay. */
export const invoiceConfirmations = {
  cancel: 'Cancel',
  busy: 'Please wait...',
  pay: {
    title: (title: string) => `Mark ${title} as paid?`,
    description: 'This does not add a ledger entry. Please record the payment in the ledger below.',
    confirm: 'Mark as paid',
  },
  unpay: {
    title: (title: string) => `Mark ${title} as unpaid?`,
    description:
      'The invoice will count as unpaid again. The ledger does not change: if the payment was recorded there, please reverse it.',
    confirm: 'Mark as unpaid',
  },
  credit: {
    title: (title: string) => `Credit ${title}?`,
    description: (amount: string) =>
      `A credit note for ${amount} gets the next number and is emailed to the client. This cannot be undone.`,
    confirm: 'Issue credit note',
  },
} as const;

export const invoiceToasts = {
  paid: 'Marked as Paid',
  unpaid: 'Marked as Unpaid',
  credited: 'Credit Note Issued',
  sent: 'Invoice Sent',
  sentTo: (email: string) => `An email to ${email} is on its way.`,
  failed: 'Error',
  failedReason: 'Nothing was changed. Please try again.',
} as const;

/** Copy of the new invoice form. */
export const invoiceForm = {
  open: 'New invoice',
  notLoaded: 'The invoice form could not be loaded.',
  title: 'New invoice',
  description: (email: string) =>
    `The invoice gets the next number and is emailed to ${email} as a PDF. It cannot be changed afterwards.`,
  labels: {
    billedTo: 'Billed to',
    address: 'Address',
    currency: 'Currency',
    dueDate: 'Due date',
    note: 'Note',
    description: 'Description',
    quantity: 'Quantity',
    unitAmount: 'Unit price excl. VAT',
  },
  noteHint: 'Printed below the total, for example payment details or what was agreed.',
  line: (number: number) => `Line ${number}`,
  remove: (number: number) => `Remove line ${number}`,
  add: 'Add a line',
  addPlan: (plan: string, price: string) => `Add ${plan} plan, ${price}`,
  planLine: (plan: string, month: string) => `${plan} plan, ${month}`,
  sums: { net: 'Subtotal excl. VAT', vat: (percent: number) => `VAT ${percent}%`, total: 'Total' },
  notYet: '–',
  cancel: 'Cancel',
  submit: 'Issue and send',
  busy: 'Issuing...',
  done: (title: string) => `${title} Issued`,
  doneReason: (email: string) => `An email to ${email} is on its way.`,
  failed: 'Not Issued',
  failedReason: 'The invoice was not issued. Please try again.',
} as const;
