import { accountScenarios } from '@skal/account/mocks/scenarios.ts';
import { appKey } from '@skal/contracts/appKey';
import { client } from '@skal/contracts/client';
import { connection } from '@skal/contracts/connection';
import { deskInvoice } from '@skal/contracts/deskInvoice';
import { clientEdit } from '@skal/contracts/editClient';
import { addOnWish, integrationWish, lead } from '@skal/contracts/followUp';
import { guest } from '@skal/contracts/guest';
import { heldMail } from '@skal/contracts/heldMail';
import { ledger } from '@skal/contracts/ledger';
import { ledgerImport } from '@skal/contracts/ledgerImport';
import { milestone } from '@skal/contracts/milestone';
import { newClient } from '@skal/contracts/newClient';
import { operator } from '@skal/contracts/operator';
import { release } from '@skal/contracts/release';
import { snippet } from '@skal/contracts/snippet';
import { storeLinks } from '@skal/contracts/storeLinks';
import { deskTicket } from '@skal/contracts/ticketDesk';
import { view } from '@skal/contracts/view';
import { invalid, refusing } from '@skal/shell-kit/mocks/scenarios.ts';
import { makeDetail } from './clientRecord.ts';
import { makeClient } from './clients.ts';

const TAKEN = 'An account with this email address already exists.';
const FASTER = 'Somebody was faster: mfe-portal is at another version by now';
const DISABLED = 'This account is disabled. Enable it first.';
const LINE = 'Please use at most 200 characters';
const LONG = 'Please use at most 5000 characters';

/** Somebody else changed a client between its reading and its saving. */
const changedMeanwhile = makeDetail(makeClient({ businessName: 'Vinbar Ved Åen II', version: 9 }));

/** Somebody was faster, or it is there already. */
export const late = [
  refusing(newClient.create, 409, TAKEN, { fields: { email: TAKEN } }),
  refusing(operator.invite, 409, TAKEN, { fields: { email: TAKEN } }),
  refusing(clientEdit.edit, 409, 'Somebody else has changed this client meanwhile.', {
    ...{ code: 'outdated', current: changedMeanwhile },
  }),
  refusing(release.promote, 409, FASTER),
  refusing(release.abort, 409, FASTER),
  refusing(release.rollBack, 409, FASTER),
  refusing(operator.change, 409, DISABLED),
  refusing(operator.sendLink, 409, DISABLED),
  refusing(operator.resetFactor, 409, DISABLED),
  refusing(appKey.add, 409, '2 keys live already. Revoke the one that is no longer used first.'),
  refusing(heldMail.retry, 409, 'The link in this mail no longer works, so it is not sent again.'),
  refusing(connection.connectShopify, 409, 'Shopify is connected already. Disconnect it first.'),
  refusing(connection.connectMailchimp, 409, 'Mailchimp is connected already. Disconnect it first.'),
  refusing(connection.read, 409, 'This connection is being read already. Please look again in a moment.'),
  refusing(client.launch, 409, 'This app is live already.'),
  refusing(client.undoLaunch, 409, 'This app is not live, so there is nothing to undo.'),
  refusing(milestone.add, 409, 'A plan has at most 50 milestones.'),
  refusing(deskInvoice.pay, 409, 'This invoice was marked as paid already.'),
  refusing(deskInvoice.unpay, 409, 'This invoice is not marked as paid.'),
  refusing(view.start, 409, 'Another view has just begun in this browser. End it first.'),
  ...accountScenarios['409'],
  refusing(ledger.correct, 409, 'This entry has been taken back already.'),
  refusing(deskInvoice.credit, 409, 'This invoice has been credited already.'),
];

/** What is sent is refused, field by field. */
export const refused = [
  invalid(newClient.create, { email: 'Invalid email address' }),
  invalid(clientEdit.edit, { businessName: LINE }),
  invalid(operator.invite, { email: 'Invalid email address' }),
  invalid(ledger.record, { note: LINE }),
  invalid(deskInvoice.issue, { address: LINE }),
  invalid(milestone.add, { title: LINE }),
  invalid(storeLinks.save, { appStore: 'Please enter an address that begins with https://' }),
  invalid(deskTicket.answer, { text: LONG }),
  invalid(snippet.add, { text: LONG }),
  invalid(lead.change, { note: LONG }),
  invalid(integrationWish.change, { note: LONG }),
  invalid(addOnWish.change, { note: LONG }),
  invalid(release.promote, { note: LINE }),
  invalid(release.abort, { note: LINE }),
  invalid(release.rollBack, { note: LINE }),
  invalid(milestone.change, { title: LINE }),
  invalid(ledger.correct, { note: 'Please say what was wrong' }),
  invalid(ledgerImport.preview, { text: 'Please enter the rows' }),
  invalid(ledgerImport.book, { text: 'Please enter the rows' }),
  invalid(appKey.add, { label: 'Please use at most 64 characters' }),
  invalid(connection.connectShopify, { appSecret: 'Shopify refuses this client ID and secret for this shop.' }),
  invalid(connection.connectMailchimp, { apiKey: 'Mailchimp refuses this API key.' }),
  invalid(guest.erase, { guest: 'Please use at most 64 characters' }),
  ...accountScenarios.validation,
];
