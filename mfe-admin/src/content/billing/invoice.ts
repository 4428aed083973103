/** Copy of the invoices. */
export const invoices = {
  title: 'Invoices',
  failed: { title: 'The invoices did not load', description: 'Nothing is lost. Try again in a moment.' },
  empty: 'No invoice was issued to this client yet.',
  readOnly: 'You can read invoices and send them again; an owner issues them.',
  missing: (facts: string) => `Every invoice goes out without ${facts}. Set it before you issue one.`,
  facts: {
    companyName: 'the company’s name (SITE_COMPANY_NAME)',
    companyAddress: 'its address (SITE_COMPANY_ADDRESS)',
    companyCvr: 'its CVR number (SITE_COMPANY_CVR)',
  },
  columns: { number: 'Number', total: 'Total', status: 'Status', actions: 'Actions' },
  about: {
    due: (day: string) => `due ${day}`,
    paid: (day: string) => `paid ${day}`,
    corrects: (number: number) => `takes back ${number}`,
    creditedBy: (number: number) => `by credit note ${number}`,
  },
  pdf: 'PDF',
  pay: 'Mark as paid',
  unpay: 'Mark as unpaid',
  send: 'Send again',
  credit: 'Credit',
  /** Accessible name of an action in a row. */
  ofThis: (action: string, title: string) => `${action}: ${title}`,
} as const;

/** Confirmations of actions that change what a client has to pay. */
export const invoiceConfirmations = {
  cancel: 'Cancel',
  busy: 'One moment...',
  pay: {
    title: (title: string) => `Mark ${title} as paid?`,
    description: 'It books nothing: record the payment in the ledger below.',
    confirm: 'Mark as paid',
  },
  unpay: {
    title: (title: string) => `Mark ${title} as unpaid?`,
    description:
      'It counts as not paid again. Nothing is booked: if the payment is in the ledger below, correct it there.',
    confirm: 'Mark as unpaid',
  },
  credit: {
    title: (title: string) => `Take ${title} back?`,
    description: (amount: string) =>
      `A credit note over ${amount} gets the next number and goes to the client by mail. Both stay for good.`,
    confirm: 'Issue credit note',
  },
} as const;

export const invoiceToasts = {
  paid: 'Marked as paid',
  unpaid: 'Marked as unpaid',
  credited: 'Credit note issued',
  sent: 'Invoice sent',
  sentTo: (email: string) => `The mail to ${email} is on its way.`,
  failed: 'Error',
  failedReason: 'Nothing was changed. Please try again.',
} as const;

/** Copy of the new invoice form. */
export const invoiceForm = {
  open: 'New invoice',
  notLoaded: 'The form for an invoice did not load.',
  title: 'New invoice',
  description: (email: string) => `It gets the next number, is never changed, and goes to ${email} as a PDF.`,
  labels: {
    billedTo: 'Billed to',
    address: 'Address',
    currency: 'Currency',
    dueDate: 'Due date',
    note: 'Note',
    description: 'Description',
    quantity: 'Quantity',
    unitAmount: 'Unit price without VAT',
  },
  noteHint: 'Stands below the sum: where to pay, or what was agreed.',
  line: (number: number) => `Line ${number}`,
  remove: (number: number) => `Remove line ${number}`,
  add: 'Add a line',
  addPlan: (plan: string, price: string) => `Add ${plan} plan, ${price}`,
  planLine: (plan: string, month: string) => `${plan} plan, ${month}`,
  sums: { net: 'Without VAT', vat: (percent: number) => `VAT ${percent} %`, total: 'Total' },
  notYet: '–',
  cancel: 'Cancel',
  submit: 'Issue and send',
  busy: 'Issuing...',
  done: (title: string) => `${title} issued`,
  doneReason: (email: string) => `The mail to ${email} is on its way.`,
  failed: 'Not issued',
  failedReason: 'The invoice was not issued. Please try again.',
} as const;
