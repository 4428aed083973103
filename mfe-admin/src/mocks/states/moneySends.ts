import { deskInvoice } from '@skal/contracts/deskInvoice';
import { ledger as ledgerCalls } from '@skal/contracts/ledger';
import { ledgerImport } from '@skal/contracts/ledgerImport';
import type { Plan } from '@skal/shell-kit/mocks/outcomes.ts';
import { press, type Sight, toast, write } from '@skal/shell-kit/mocks/states.ts';
import { invoiceForm, invoiceQuestions, invoices, invoiceToasts } from '../../content/invoice.ts';
import { correctForm, ledger, recordForm } from '../../content/ledger.ts';
import { importForm } from '../../content/ledgerImport.ts';
import { ofInvoice, recording } from './clientActs.ts';
import { type AdminState, inPanel, panel } from './screen.ts';

type AdminPlan = Plan<AdminState['as']>;
const as: AdminState['as'] = 'operator';
const busy = (name: string): Sight => ({ role: 'button', name });
const tooLong = inPanel('at most 200 characters');

const atMoney = { screen: 'Client panel: money', path: panel('money'), as };
const { pay, credit, unpay } = invoiceQuestions;
const asked = (action: string, confirm: string) => [ofInvoice(action), press(confirm, 'button', 'alertdialog')];
const paid = asked(invoices.pay, pay.confirm);
const lines = 'client;amount\nBar Nord;100';
const looking = [press(importForm.open), write(importForm.text, lines), press(importForm.preview)];
const atImport = {
  screen: 'Entries from a file',
  path: '/admin?tab=revenue',
  as,
  failed: toast(importForm.failedReason),
};

/** Whatever an operator sends about money. */
export const moneySends: readonly AdminPlan[] = [
  {
    ...{
      ...atMoney,
      of: ledgerCalls.record,
      what: 'an entry',
      acts: recording,
      failed: toast(recordForm.failedReason),
    },
    ...{ busy: busy(recordForm.busy), shows: { ok: toast(recordForm.done), validation: tooLong } },
    named: { ok: 'an entry recorded', validation: 'an entry refused by the server' },
  },
  {
    ...{ ...atMoney, of: ledgerCalls.correct, what: 'taking back', failed: toast(correctForm.failedReason) },
    acts: [press(ledger.correct), write(correctForm.note, 'Twice'), press(correctForm.submit)],
    busy: busy(correctForm.busy),
    shows: {
      ...{ ok: toast(correctForm.done), '409': toast('taken back already') },
      validation: { role: 'dialog', text: 'Please say what was wrong' },
    },
  },
  {
    ...{ ...atMoney, of: deskInvoice.issue, what: 'an invoice', failed: toast(invoiceForm.failedReason) },
    acts: [press(invoiceForm.open), press('Add Premium plan'), press(invoiceForm.submit)],
    busy: busy(invoiceForm.busy),
    shows: { ok: toast('issued'), validation: tooLong },
  },
  {
    ...{ ...atMoney, of: deskInvoice.pay, what: 'paid', acts: paid, failed: toast(invoiceToasts.failedReason) },
    ...{ busy: busy(invoiceQuestions.busy), named: { ok: 'marked as paid' } },
    shows: { ok: toast(invoiceToasts.paid), '409': toast('paid already') },
  },
  {
    ...{ ...atMoney, of: deskInvoice.unpay, what: 'unpaid', failed: toast(invoiceToasts.failedReason) },
    acts: [...paid, ...asked(invoices.unpay, unpay.confirm)],
    ...{ busy: busy(invoiceQuestions.busy), shows: { ok: toast(invoiceToasts.unpaid), '409': toast('not marked') } },
  },
  {
    ...{ ...atMoney, of: deskInvoice.credit, what: 'credited', failed: toast(invoiceToasts.failedReason) },
    ...{ acts: asked(invoices.credit, credit.confirm), busy: busy(invoiceQuestions.busy) },
    shows: { ok: toast(invoiceToasts.credited), '409': toast('credited already') },
  },
  {
    ...{ ...atMoney, of: deskInvoice.send, what: 'sending again', acts: [ofInvoice(invoices.send)] },
    ...{
      failed: toast(invoiceToasts.failedReason),
      shows: { ok: toast(invoiceToasts.sent) },
      named: { ok: 'sent again' },
    },
  },
  {
    ...{ ...atImport, of: ledgerImport.preview, what: 'looking', acts: looking, busy: busy(importForm.previewing) },
    shows: { ok: inPanel(importForm.columns.result), validation: toast('Please enter the rows') },
    named: { ok: 'what would be booked' },
  },
  {
    ...{ ...atImport, of: ledgerImport.book, what: 'booking', acts: [...looking, press(importForm.book(1))] },
    busy: busy(importForm.booking),
    shows: { ok: toast(importForm.done), validation: { role: 'dialog', text: 'Please enter the rows' } },
  },
];
