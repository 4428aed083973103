import { choose, press, write } from '@skal/shell-kit/mocks/states.ts';
import { clientColumns, clientList, createForm, createLabels } from '../../content/admin.ts';
import { addKeyForm, revokeKey } from '../../content/appKeys.ts';
import { guestErasure } from '../../content/appReports.ts';
import { disconnect, mailchimpForm, shopifyForm } from '../../content/connections.ts';
import { invoices } from '../../content/invoice.ts';
import { launch, milestones } from '../../content/launch.ts';
import { recordForm } from '../../content/ledger.ts';
import { editForm } from '../../content/panel.ts';

export const opened = press(clientList.create);
export const filledIn = [
  opened,
  ...[write(createLabels.businessName, 'Bar Nord'), choose(createLabels.businessType, 'Wine bar')],
  ...[write(createLabels.contactName, 'Ida Holm'), write(createLabels.email, 'ida@nord.example')],
  ...[choose(createLabels.subscriptionPlan, 'Basic €99/month'), write(createLabels.password, 'a-long-password')],
  press(createForm.submit, 'button', 'dialog'),
];
export const removing = [press(`${clientColumns.delete} Butik Birk`)];
export const renamed = [write(editForm.labels.businessName, 'Vinbar'), press(editForm.save)];

export const launching = [press(launch.button), press(launch.confirm, 'button', 'alertdialog')];
export const making = [write(addKeyForm.label, 'Till'), press(addKeyForm.submit)];
export const revoking = [press(revokeKey.of('h7Qx')), press(revokeKey.confirm, 'button', 'alertdialog')];
export const disconnecting = [press(disconnect.of('Shopify')), press(disconnect.confirm, 'button', 'alertdialog')];
export const connectingShop = [
  ...disconnecting,
  write(shopifyForm.shop, 'vinbar.myshopify.com'),
  write(shopifyForm.appId, 'app-of-vinbar'),
  write(shopifyForm.appSecret, 'sample-of-a-secret'),
  press(shopifyForm.submit),
];
export const connectingAudience = [
  write(mailchimpForm.apiKey, '0123456789abcdef0123456789abcdef-us21'),
  write(mailchimpForm.audience, 'a1b2c3d4e5'),
  press(mailchimpForm.submit),
];
export const erasing = [
  ...[write(guestErasure.label, 'guest-1'), press(guestErasure.submit)],
  press(guestErasure.confirm, 'button', 'alertdialog'),
];
export const adding = [press(milestones.add), write(milestones.labels.title, 'Photos'), press(milestones.save)];

/** Presses an action of the invoice that the mocks have. */
export const ofInvoice = (action: string) => press(invoices.ofThis(action, 'Invoice 1'));
export const recording = [
  choose(recordForm.labels.category, 'Setup Fees'),
  ...[write(recordForm.labels.amount, '1.234,50'), press(recordForm.submit)],
];
