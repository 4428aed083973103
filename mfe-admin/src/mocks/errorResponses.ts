import { accountScenarios } from '@skal/account/mocks/scenarios.ts';
import { impersonation } from '@skal/contracts/account/impersonation';
import { operator } from '@skal/contracts/account/operator';
import { appKey } from '@skal/contracts/app/appKey';
import { adminAppWebhook } from '@skal/contracts/app/appWebhook';
import { guest } from '@skal/contracts/app/guest';
import { milestone } from '@skal/contracts/app/milestone';
import { client } from '@skal/contracts/client/client';
import { clientEdit } from '@skal/contracts/client/editClient';
import { newClient } from '@skal/contracts/client/newClient';
import { storeLinks } from '@skal/contracts/client/storeLinks';
import { adminInvoice } from '@skal/contracts/finance/adminInvoice';
import { ledger } from '@skal/contracts/finance/ledger';
import { ledgerImport } from '@skal/contracts/finance/ledgerImport';
import { adminConnection } from '@skal/contracts/integration/connection';
import { deadLetter } from '@skal/contracts/operations/deadLetter';
import { release } from '@skal/contracts/operations/release';
import { pushService } from '@skal/contracts/push/pushService';
import { adminTicket } from '@skal/contracts/support/adminTicket';
import { adminAddOnInterest, adminIntegrationRequest, lead } from '@skal/contracts/support/followUp';
import { snippet } from '@skal/contracts/support/snippet';
import { errorHandler, validationError } from '@skal/shell-kit/mocks/scenarios.ts';
import { makeClientDetails } from './clientDetails.ts';
import { makeClient } from './clients.ts';

const TAKEN = 'An account with this email address already exists.';
const FASTER = 'Conflict: mfe-portal is now at another version. Reload and try again.';
const DISABLED = 'This account is disabled. Enable it first.';
const LINE = 'Please use at most 200 characters';
const LONG = 'Please use at most 5000 characters';

/** A client that another operator changed between load and save. */
const changedMeanwhile = makeClientDetails(makeClient({ businessName: 'Vinbar Ved Åen II', version: 9 }));

/** Responds 409: changed by another operator, or already existing. */
export const conflictHandlers = [
  errorHandler(newClient.create, 409, TAKEN, { fields: { email: TAKEN } }),
  errorHandler(operator.invite, 409, TAKEN, { fields: { email: TAKEN } }),
  errorHandler(clientEdit.edit, 409, 'Someone else has changed this client in the meantime.', {
    ...{ code: 'outdated', current: changedMeanwhile },
  }),
  errorHandler(release.promote, 409, FASTER),
  errorHandler(release.abort, 409, FASTER),
  errorHandler(release.rollBack, 409, FASTER),
  errorHandler(operator.change, 409, DISABLED),
  errorHandler(operator.sendLink, 409, DISABLED),
  errorHandler(operator.resetFactor, 409, DISABLED),
  errorHandler(adminAppWebhook.add, 409, 'At most 3 webhooks are possible.'),
  errorHandler(
    ...([
      adminAppWebhook.rotate,
      409,
      'The secret was replaced by someone else just now. Please check with them.',
    ] as const),
  ),
  errorHandler(adminAppWebhook.replay, 409, 'This message is waiting to be sent already.'),
  errorHandler(appKey.add, 409, '2 keys are already active. Please revoke the one you no longer use first.'),
  errorHandler(deadLetter.retry, 409, 'The link in this email has expired, so it cannot be sent again.'),
  errorHandler(adminConnection.connectShopify, 409, 'Shopify is already connected. Please disconnect it first.'),
  errorHandler(adminConnection.connectMailchimp, 409, 'Mailchimp is already connected. Please disconnect it first.'),
  errorHandler(adminConnection.read, 409, 'This connection is already syncing. Please check again in a moment.'),
  errorHandler(client.launch, 409, 'This app has been live since 21 Nov 2026.'),
  errorHandler(client.undoLaunch, 409, 'This app is not live, so there is nothing to undo.'),
  errorHandler(milestone.add, 409, 'A timeline can have at most 50 milestones.'),
  errorHandler(adminInvoice.pay, 409, 'This invoice was already marked as paid.'),
  errorHandler(adminInvoice.unpay, 409, 'This invoice is not marked as paid.'),
  errorHandler(
    impersonation.start,
    409,
    'You are already viewing a portal in this browser. Please end that view first.',
  ),
  ...accountScenarios['409'],
  errorHandler(ledger.correct, 409, 'This entry has already been reversed.'),
  errorHandler(adminInvoice.credit, 409, 'This invoice has already been credited.'),
];

/** Responds with validation errors. */
export const validationErrorHandlers = [
  validationError(newClient.create, { email: 'Invalid email address' }),
  validationError(clientEdit.edit, { businessName: LINE }),
  validationError(operator.invite, { email: 'Invalid email address' }),
  validationError(ledger.record, { note: LINE }),
  validationError(adminInvoice.issue, { address: LINE }),
  validationError(milestone.add, { title: LINE }),
  validationError(storeLinks.save, { appStore: 'Please enter a link that starts with https://' }),
  validationError(adminTicket.answer, { text: LONG }),
  validationError(snippet.add, { text: LONG }),
  validationError(lead.change, { note: LONG }),
  validationError(adminIntegrationRequest.change, { note: LONG }),
  validationError(adminAddOnInterest.change, { note: LONG }),
  validationError(release.promote, { note: LINE }),
  validationError(release.abort, { note: LINE }),
  validationError(release.rollBack, { note: LINE }),
  validationError(milestone.change, { title: LINE }),
  validationError(ledger.correct, { note: 'Please enter a reason' }),
  validationError(ledgerImport.preview, { text: 'Please enter the rows' }),
  validationError(ledgerImport.commit, { text: 'Please enter the rows' }),
  validationError(adminAppWebhook.add, { url: 'Please enter an address on the public internet' }),
  validationError(appKey.add, { label: 'Please use at most 64 characters' }),
  validationError(adminConnection.connectShopify, {
    appSecret: 'Shopify rejected this client ID and secret for this shop.',
  }),
  validationError(adminConnection.connectMailchimp, { apiKey: 'Mailchimp rejected this API key.' }),
  validationError(pushService.save, { serviceAccount: 'Google rejects this service account.' }),
  validationError(guest.erase, { guest: 'Please use at most 64 characters' }),
  ...accountScenarios.validation,
];
