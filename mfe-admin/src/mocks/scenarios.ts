import { accountScenarios } from '@skal/account/mocks/scenarios.ts';
import {
  anyCall,
  LONG_NAME,
  LONG_TEXT,
  many,
  RTL_NAMES,
  type Scenarios,
  whenAsked,
} from '@skal/shell-kit/mocks/scenarios.ts';
import { makeOperator, makeEntry as makeTrailEntry, operatorsAre, trailIs } from './access.ts';
import { appAlertsAre } from './appAlerts.ts';
import { appKeysAre, makeKey, makeReport, reportsAre } from './apps.ts';
import { makeMilestone, milestoneHandlers } from './clientRecord.ts';
import { makeClient, SAMPLE_CLIENT } from './clients.ts';
import { connectionsAre, makeConnection, makeConnectionNote } from './connections.ts';
import { clientHandlers } from './handlers.ts';
import { inboxIs } from './inbox.ts';
import { makeDeskMessage, makeLead, makeThread } from './inboxItems.ts';
import { invoiceHandlers, makeInvoice } from './invoice.ts';
import { ledgerHandlers, makeEntry } from './ledger.ts';
import { heldMailsAre, makeHeldMail, UNDELIVERABLE_SINCE } from './mails.ts';
import { late, refused } from './refusals.ts';
import { releasesAre } from './release.ts';
import { revenueHandlers } from './revenue.ts';

/** The operator's own calls; whoever is signed in stays so, for the page to show what went wrong. */
const DATA = '/api/admin/*';
const { slow } = anyCall();
const { offline, 403: forbidden, 429: tooMany, 500: fault } = anyCall(DATA);
const { 401: signedOut } = anyCall();

const idOf = (at: number) => `0198c0de-0000-7000-8003-${String(at).padStart(12, '0')}`;
const numbered = (at: number) => String(at).padStart(5, '0');

const [rtlBusiness, rtlPerson] = RTL_NAMES;

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
    ...heldMailsAre(),
    appAlertsAre(),
    ...appKeysAre(),
    ...connectionsAre(),
    ...reportsAre(),
  ],
  many: whenAsked(() => [
    ...clientHandlers(many((at) => makeClient({ businessName: `Business ${numbered(at)}` }))),
    ...inboxIs({ leads: many((at) => makeLead({ id: idOf(at), company: `Kaffebar ${numbered(at)}` })) }),
    ...trailIs(...many(() => makeTrailEntry())),
    ...heldMailsAre(...many(() => makeHeldMail())),
    ...operatorsAre(...many((at) => makeOperator({ contactName: `Ida Holm ${numbered(at)}` }))),
    ...ledgerHandlers(many((at) => makeEntry({ note: `Entry ${numbered(at)}` }))),
    ...invoiceHandlers(many((at) => makeInvoice({ number: 10_001 - at }))),
    ...appKeysAre(makeKey(), makeKey({ label: 'Test', ending: 'p2Rs', lastUsedAt: null })),
    ...accountScenarios.many,
  ]),
  long: whenAsked(() => [
    ...clientHandlers([
      makeClient({ id: SAMPLE_CLIENT, businessName: LONG_NAME, contactName: LONG_NAME, phone: '2'.repeat(40) }),
    ]),
    ...inboxIs({
      leads: [
        makeLead({
          ...{ name: LONG_NAME, company: LONG_NAME, challenges: LONG_TEXT },
          ...{ email: `${'a'.repeat(60)}@example.dk`, undeliverableSince: UNDELIVERABLE_SINCE },
        }),
      ],
      threads: [
        makeThread({ title: LONG_NAME, description: LONG_TEXT, messages: [makeDeskMessage({ text: LONG_TEXT })] }),
      ],
    }),
    ...ledgerHandlers([makeEntry({ note: LONG_NAME })]),
    ...invoiceHandlers([makeInvoice({ description: LONG_NAME, billedTo: LONG_NAME, note: LONG_TEXT })]),
    ...milestoneHandlers([makeMilestone({ title: LONG_NAME, description: LONG_TEXT, details: [LONG_NAME] })]),
    ...operatorsAre(makeOperator({ contactName: LONG_NAME })),
    ...heldMailsAre(
      makeHeldMail({ subject: LONG_NAME, recipient: `${'a'.repeat(60)}@example.dk`, said: LONG_TEXT.slice(0, 255) }),
    ),
    ...appKeysAre(makeKey({ label: 'W'.repeat(64) })),
    ...connectionsAre(
      makeConnection({
        ...{ account: `${'w'.repeat(60)}.myshopify.com`, state: 'broken' },
        reason: 'Shopify could not be read: it refuses the app (400).',
        notes: [
          makeConnectionNote({ what: 'inventory_levels/update', refused: 2, reason: 'Refused: 2 not readable.' }),
        ],
      }),
      makeConnection({ connector: 'mailchimp', account: LONG_NAME }),
    ),
    ...reportsAre(
      makeReport({
        type: `wine.${'tasted'.repeat(5)}`,
        known: false,
        example: JSON.stringify({ item: LONG_NAME.slice(0, 100) }),
      }),
    ),
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
    ...heldMailsAre(makeHeldMail({ subject: `${rtlBusiness} is live`, kind: 'launch' })),
  ]),
  slow,
  offline,
  '401': signedOut,
  '403': forbidden,
  '409': late,
  '429': tooMany,
  '500': fault,
  validation: refused,
} satisfies Scenarios;
