import { t } from '@lingui/core/macro';

/** Copy of the invoices. */
export const invoices = {
  title: t`Invoices`,
  failed: {
    title: t`The invoices could not be loaded`,
    description: t`Your data is safe. Please try again in a moment.`,
  },
  empty: t`No invoices have been issued to this client yet.`,
  readOnly: t`You can view and resend invoices. Only an owner can issue them.`,
  missing: (facts: string) => t`Invoices are currently sent without ${facts}. Please add this before you issue one.`,
  facts: {
    companyName: t`the company's name (SITE_COMPANY_NAME)`,
    companyAddress: t`its address (SITE_COMPANY_ADDRESS)`,
    companyCvr: t`its CVR number (SITE_COMPANY_CVR)`,
  },
  columns: { number: t`Number`, total: t`Total`, status: t`Status`, actions: t`Actions` },
  about: {
    due: (day: string) => t`due ${day}`,
    paid: (day: string) => t`paid ${day}`,
    corrects: (number: number) => t`credits invoice ${number}`,
    creditedBy: (number: number) => t`credited by credit note ${number}`,
  },
  pdf: 'PDF',
  pay: t`Mark as paid`,
  unpay: t`Mark as unpaid`,
  send: t`Resend`,
  credit: t`Credit`,
  /** Accessible name of an action in a row. */
  actionLabel: (action: string, title: string) => `${action}: ${title}`,
} as const;

/** Confirmations of actions that change what a client has to pay. */
export const invoiceConfirmations = {
  cancel: t`Cancel`,
  busy: t`Please wait...`,
  pay: {
    title: (title: string) => t`Mark ${title} as paid?`,
    description: t`This does not add a ledger entry. Please record the payment in the ledger below.`,
    confirm: t`Mark as paid`,
  },
  unpay: {
    title: (title: string) => t`Mark ${title} as unpaid?`,
    description: t`The invoice will count as unpaid again. The ledger does not change: if the payment was recorded there, please reverse it.`,
    confirm: t`Mark as unpaid`,
  },
  credit: {
    title: (title: string) => t`Credit ${title}?`,
    description: (amount: string) =>
      t`A credit note for ${amount} gets the next number and is emailed to the client. This cannot be undone.`,
    confirm: t`Issue credit note`,
  },
} as const;

export const invoiceToasts = {
  paid: t`Marked as Paid`,
  unpaid: t`Marked as Unpaid`,
  credited: t`Credit Note Issued`,
  sent: t`Invoice Sent`,
  sentTo: (email: string) => t`An email to ${email} is on its way.`,
  failed: t`Error`,
  failedReason: t`Nothing was changed. Please try again.`,
} as const;

/** Copy of the new invoice form. */
export const invoiceForm = {
  open: t`New invoice`,
  notLoaded: t`The invoice form could not be loaded.`,
  title: t`New invoice`,
  description: (email: string) =>
    t`The invoice gets the next number and is emailed to ${email} as a PDF. It cannot be changed afterwards.`,
  labels: {
    billedTo: t`Billed to`,
    address: t`Address`,
    currency: t`Currency`,
    dueDate: t`Due date`,
    note: t`Note`,
    description: t`Description`,
    quantity: t`Quantity`,
    unitAmount: t`Unit price excl. VAT`,
  },
  noteHint: t`Printed below the total, for example payment details or what was agreed.`,
  line: (number: number) => t`Line ${number}`,
  remove: (number: number) => t`Remove line ${number}`,
  add: t`Add a line`,
  addPlan: (plan: string, price: string) => t`Add ${plan} plan, ${price}`,
  planLine: (plan: string, month: string) => t`${plan} plan, ${month}`,
  sums: { net: t`Subtotal excl. VAT`, vat: (percent: number) => t`VAT ${percent}%`, total: t`Total` },
  notYet: '–',
  cancel: t`Cancel`,
  submit: t`Issue and send`,
  busy: t`Issuing...`,
  done: (title: string) => t`${title} Issued`,
  doneReason: (email: string) => t`An email to ${email} is on its way.`,
  failed: t`Not Issued`,
  failedReason: t`The invoice was not issued. Please try again.`,
} as const;
