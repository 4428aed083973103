import { formatInvoiceTitle } from '@skal/contracts/finance/invoice';
import { choose, click, fill } from '@skal/shell-kit/mocks/states.ts';
import { guestErasure } from '../../content/appData/appEvents.ts';
import { addKeyForm, revokeKey } from '../../content/appData/appKeys.ts';
import { disconnect, mailchimpForm, shopifyForm } from '../../content/appData/connections.ts';
import { pushService, removePushService } from '../../content/appData/pushService.ts';
import { invoices } from '../../content/billing/invoice.ts';
import { newEntryForm } from '../../content/billing/ledger.ts';
import { planOptionLabel } from '../../content/clients/client.ts';
import { editForm } from '../../content/clients/clientPanel.ts';
import { launch, milestones } from '../../content/clients/launch.ts';
import { clientColumns, clientList, createForm, createLabels } from '../../content/dashboard/admin.ts';

export const openCreateDialog = click(clientList.create);
export const createClientSteps = [
  openCreateDialog,
  ...[fill(createLabels.businessName, 'Bar Nord'), choose(createLabels.businessType, 'Wine bar')],
  ...[fill(createLabels.contactName, 'Ida Holm'), fill(createLabels.email, 'ida@nord.example')],
  ...[choose(createLabels.subscriptionPlan, planOptionLabel('basic')), fill(createLabels.password, 'a-long-password')],
  click(createForm.submit, 'button', 'dialog'),
];
export const deleteClientSteps = [click(`${clientColumns.delete} Butik Birk`)];
export const renameSteps = [fill(editForm.labels.businessName, 'Vinbar'), click(editForm.save)];

export const launchSteps = [click(launch.button), click(launch.confirm, 'button', 'alertdialog')];
export const createKeySteps = [fill(addKeyForm.label, 'Till'), click(addKeyForm.submit)];
export const revokeKeySteps = [click(revokeKey.labelFor('h7Qx')), click(revokeKey.confirm, 'button', 'alertdialog')];
export const disconnectSteps = [
  click(disconnect.labelFor('Shopify')),
  click(disconnect.confirm, 'button', 'alertdialog'),
];
export const connectShopifySteps = [
  ...disconnectSteps,
  fill(shopifyForm.shop, 'vinbar.myshopify.com'),
  fill(shopifyForm.appId, 'app-of-vinbar'),
  fill(shopifyForm.appSecret, 'sample-of-a-secret'),
  click(shopifyForm.submit),
];
export const savePushServiceSteps = [fill(pushService.key, '{"type":"service_account"}'), click(pushService.submit)];
export const removePushServiceSteps = [
  click(removePushService.button),
  click(removePushService.confirm, 'button', 'alertdialog'),
];
export const connectMailchimpSteps = [
  fill(mailchimpForm.apiKey, '0123456789abcdef0123456789abcdef-us21'),
  fill(mailchimpForm.audience, 'a1b2c3d4e5'),
  click(mailchimpForm.submit),
];
export const eraseGuestSteps = [
  ...[fill(guestErasure.label, 'guest-1'), click(guestErasure.submit)],
  click(guestErasure.confirm, 'button', 'alertdialog'),
];
export const addMilestoneSteps = [
  click(milestones.add),
  fill(milestones.labels.title, 'Photos'),
  click(milestones.save),
];

export const SAMPLE_INVOICE = formatInvoiceTitle({ number: 1, corrects: null });

/** Presses an action of the sample invoice. */
export const invoiceAction = (action: string) => click(invoices.actionLabel(action, SAMPLE_INVOICE));
export const recordEntrySteps = [
  choose(newEntryForm.labels.category, 'Setup Fees'),
  ...[fill(newEntryForm.labels.amount, '1.234,50'), click(newEntryForm.submit)],
];
