import { deskInvoice } from '@skal/contracts/deskInvoice';
import { clientEdit } from '@skal/contracts/editClient';
import { emailChange } from '@skal/contracts/emailChange';
import { ledger } from '@skal/contracts/ledger';
import { milestone } from '@skal/contracts/milestone';
import { newClient } from '@skal/contracts/newClient';
import { operator } from '@skal/contracts/operator';
import { password } from '@skal/contracts/password';
import { release } from '@skal/contracts/release';
import { snippet } from '@skal/contracts/snippet';
import { storeLinks } from '@skal/contracts/storeLinks';
import { deskTicket } from '@skal/contracts/ticketDesk';
import {
  anyCall,
  invalid,
  LONG_NAME,
  LONG_TEXT,
  many,
  RTL_NAMES,
  refusing,
  type Scenarios,
  whenAsked,
} from '@skal/shell-kit/mocks/scenarios.ts';
import { makeOperator, makeEntry as makeTrailEntry, operatorsAre, trailIs } from './access.ts';
import { makeDetail, makeMilestone, milestoneHandlers } from './clientRecord.ts';
import { makeClient } from './clients.ts';
import { clientHandlers } from './handlers.ts';
import { inboxIs } from './inbox.ts';
import { makeDeskMessage, makeLead, makeThread } from './inboxItems.ts';
import { invoiceHandlers, makeInvoice } from './invoice.ts';
import { ledgerHandlers, makeEntry } from './ledger.ts';
import { releasesAre } from './release.ts';
import { revenueHandlers } from './revenue.ts';

/** The operator's own calls; whoever is signed in stays so, for the page to show what went wrong. */
const DATA = '/api/admin/*';
const { slow } = anyCall();
const { offline, 403: forbidden, 429: tooMany, 500: fault } = anyCall(DATA);
const { 401: signedOut } = anyCall();

const idOf = (at: number) => `0198c0de-0000-7000-8003-${String(at).padStart(12, '0')}`;
const numbered = (at: number) => String(at).padStart(5, '0');

const TAKEN = 'An account with this email address already exists.';
const [rtlBusiness, rtlPerson] = RTL_NAMES;

/** Somebody else changed a client between its reading and its saving. */
const changedMeanwhile = makeDetail(makeClient({ businessName: 'Vinbar Ved Åen II', version: 9 }));

/** The same calls when something is different; each set goes before the healthy answers. */
export const scenarios = {
  ok: [],
  empty: [
    ...clientHandlers([]),
    ...inboxIs(),
    ...revenueHandlers([]),
    ...ledgerHandlers([]),
    ...invoiceHandlers([]),
    ...milestoneHandlers([]),
    ...trailIs(),
    ...releasesAre(),
  ],
  many: whenAsked(() => [
    ...clientHandlers(many((at) => makeClient({ businessName: `Business ${numbered(at)}` }))),
    ...inboxIs({ leads: many((at) => makeLead({ id: idOf(at), company: `Kaffebar ${numbered(at)}` })) }),
    ...trailIs(...many(() => makeTrailEntry())),
    ...operatorsAre(...many((at) => makeOperator({ contactName: `Ida Holm ${numbered(at)}` }))),
  ]),
  long: whenAsked(() => [
    ...clientHandlers([makeClient({ businessName: LONG_NAME, contactName: LONG_NAME, phone: '2'.repeat(40) })]),
    ...inboxIs({
      leads: [makeLead({ name: LONG_NAME, company: LONG_NAME, challenges: LONG_TEXT })],
      threads: [
        makeThread({ title: LONG_NAME, description: LONG_TEXT, messages: [makeDeskMessage({ text: LONG_TEXT })] }),
      ],
    }),
    ...ledgerHandlers([makeEntry({ note: LONG_NAME })]),
    ...invoiceHandlers([makeInvoice({ description: LONG_NAME, billedTo: LONG_NAME, note: LONG_TEXT })]),
    ...milestoneHandlers([makeMilestone({ title: LONG_NAME, description: LONG_TEXT, details: [LONG_NAME] })]),
    ...operatorsAre(makeOperator({ contactName: LONG_NAME })),
    ...trailIs(makeTrailEntry({ clientName: LONG_NAME, who: LONG_NAME })),
  ]),
  rtl: whenAsked(() => [
    ...clientHandlers(RTL_NAMES.map((name) => makeClient({ businessName: name, contactName: rtlPerson }))),
    ...inboxIs({
      leads: [makeLead({ name: rtlPerson, company: rtlBusiness })],
      threads: [makeThread({ title: rtlBusiness, name: rtlPerson, clientName: rtlBusiness })],
    }),
    ...operatorsAre(...RTL_NAMES.map((contactName) => makeOperator({ contactName }))),
    ...trailIs(makeTrailEntry({ clientName: rtlBusiness, who: rtlPerson })),
  ]),
  slow,
  offline,
  '401': signedOut,
  '403': forbidden,
  '409': [
    refusing(newClient.create, 409, TAKEN, { fields: { email: TAKEN } }),
    refusing(operator.invite, 409, TAKEN, { fields: { email: TAKEN } }),
    refusing(clientEdit.edit, 409, 'Somebody else has changed this client meanwhile.', {
      ...{ code: 'outdated', current: changedMeanwhile },
    }),
    refusing(release.promote, 409, 'Somebody was faster: mfe-portal is at another version by now'),
    refusing(ledger.correct, 409, 'This entry has been taken back already.'),
    refusing(deskInvoice.credit, 409, 'This invoice has been credited already.'),
  ],
  '429': tooMany,
  '500': fault,
  validation: [
    invalid(newClient.create, { email: 'Invalid email address' }),
    invalid(clientEdit.edit, { businessName: 'Please use at most 200 characters' }),
    invalid(operator.invite, { email: 'Invalid email address' }),
    invalid(ledger.record, { note: 'Please use at most 200 characters' }),
    invalid(deskInvoice.issue, { address: 'Please use at most 200 characters' }),
    invalid(milestone.add, { title: 'Please use at most 200 characters' }),
    invalid(storeLinks.save, { appStore: 'Please enter an address that begins with https://' }),
    invalid(deskTicket.answer, { text: 'Please use at most 5000 characters' }),
    invalid(snippet.add, { text: 'Please use at most 5000 characters' }),
    invalid(password.change, { currentPassword: 'Current password is incorrect' }),
    invalid(emailChange.ask, { newEmail: 'Please enter a valid email address' }),
  ],
} satisfies Scenarios;
