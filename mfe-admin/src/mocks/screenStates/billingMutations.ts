import { planLabels } from '@skal/contracts/client/clientLabels';
import { adminInvoice } from '@skal/contracts/finance/adminInvoice';
import { ledger as ledgerCalls } from '@skal/contracts/finance/ledger';
import { ledgerImport } from '@skal/contracts/finance/ledgerImport';
import type { CallPlan } from '@skal/shell-kit/mocks/callOutcomes.ts';
import { click, type ExpectedElement, fill, toast } from '@skal/shell-kit/mocks/states.ts';
import { invoiceConfirmations, invoiceForm, invoices, invoiceToasts } from '../../content/billing/invoice.ts';
import { ledger, newEntryForm, reverseForm } from '../../content/billing/ledger.ts';
import { importForm } from '../../content/billing/ledgerImport.ts';
import { type AdminScreenState, clientPanelPath, dialogContains } from './builders.ts';
import { invoiceAction, recordEntrySteps } from './clientSteps.ts';

type AdminPlan = CallPlan<AdminScreenState['persona']>;
const persona: AdminScreenState['persona'] = 'operator';
const busy = (name: string): ExpectedElement => ({ role: 'button', name });
const tooLong = dialogContains('Please use at most 200 characters');

const atMoney = { screen: 'Client panel: money', path: clientPanelPath('money'), persona };
const { pay, credit, unpay } = invoiceConfirmations;
const confirmSteps = (action: string, confirm: string) => [
  invoiceAction(action),
  click(confirm, 'button', 'alertdialog'),
];
const paid = confirmSteps(invoices.pay, pay.confirm);
const lines = 'client;amount\nBar Nord;100';
const looking = [click(importForm.open), fill(importForm.text, lines), click(importForm.preview)];
const atImport = {
  screen: 'Entries from a file',
  path: '/admin?tab=revenue',
  persona,
  onError: toast(importForm.failedReason),
};

/** Mutation outcomes of billing. */
export const billingMutations: readonly AdminPlan[] = [
  {
    ...{
      ...atMoney,
      endpoint: ledgerCalls.record,
      label: 'an entry',
      steps: recordEntrySteps,
      onError: toast(newEntryForm.failedReason),
    },
    ...{ whilePending: busy(newEntryForm.busy), expected: { ok: toast(newEntryForm.done), validation: tooLong } },
    stateNames: { ok: 'an entry recorded', validation: 'an entry refused by the server' },
  },
  {
    ...{ ...atMoney, endpoint: ledgerCalls.correct, label: 'taking back', onError: toast(reverseForm.failedReason) },
    steps: [click(ledger.correct), fill(reverseForm.note, 'Twice'), click(reverseForm.submit)],
    whilePending: busy(reverseForm.busy),
    expected: {
      ...{ ok: toast(reverseForm.done), '409': toast('This entry has already been reversed.') },
      validation: { role: 'dialog', text: 'Please enter a reason' },
    },
  },
  {
    ...{ ...atMoney, endpoint: adminInvoice.issue, label: 'an invoice', onError: toast(invoiceForm.failedReason) },
    steps: [click(invoiceForm.open), click(invoiceForm.addPlan(planLabels.premium, '')), click(invoiceForm.submit)],
    whilePending: busy(invoiceForm.busy),
    expected: { ok: toast(invoiceForm.done('').trim()), validation: tooLong },
  },
  {
    ...{
      ...atMoney,
      endpoint: adminInvoice.pay,
      label: 'paid',
      steps: paid,
      onError: toast(invoiceToasts.failedReason),
    },
    ...{ whilePending: busy(invoiceConfirmations.busy), stateNames: { ok: 'marked as paid' } },
    expected: { ok: toast(invoiceToasts.paid), '409': toast('already marked as paid') },
  },
  {
    ...{ ...atMoney, endpoint: adminInvoice.unpay, label: 'unpaid', onError: toast(invoiceToasts.failedReason) },
    steps: [...paid, ...confirmSteps(invoices.unpay, unpay.confirm)],
    ...{
      whilePending: busy(invoiceConfirmations.busy),
      expected: { ok: toast(invoiceToasts.unpaid), '409': toast('This invoice is not marked as paid.') },
    },
  },
  {
    ...{ ...atMoney, endpoint: adminInvoice.credit, label: 'credited', onError: toast(invoiceToasts.failedReason) },
    ...{ steps: confirmSteps(invoices.credit, credit.confirm), whilePending: busy(invoiceConfirmations.busy) },
    expected: { ok: toast(invoiceToasts.credited), '409': toast('This invoice has already been credited.') },
  },
  {
    ...{ ...atMoney, endpoint: adminInvoice.send, label: 'sending again', steps: [invoiceAction(invoices.send)] },
    ...{
      onError: toast(invoiceToasts.failedReason),
      expected: { ok: toast(invoiceToasts.sent) },
      stateNames: { ok: 'sent again' },
    },
  },
  {
    ...{
      ...atImport,
      endpoint: ledgerImport.preview,
      label: 'looking',
      steps: looking,
      whilePending: busy(importForm.previewing),
    },
    expected: { ok: dialogContains(importForm.result), validation: toast('Please enter the rows') },
    stateNames: { ok: 'what would be booked' },
  },
  {
    ...{
      ...atImport,
      endpoint: ledgerImport.commit,
      label: 'booking',
      steps: [...looking, click(importForm.import(1))],
    },
    whilePending: busy(importForm.importing),
    expected: { ok: toast(importForm.done), validation: { role: 'dialog', text: 'Please enter the rows' } },
  },
];
