import { accountScenarios } from '@skal/account/mocks/scenarios.ts';
import { adminWebhookHandlers } from '@skal/account/mocks/webhooks.ts';
import {
  commonFailures,
  LONG_NAME,
  LONG_TEXT,
  lazyHandlers,
  makeMany,
  RTL_NAMES,
  type Scenarios,
} from '@skal/shell-kit/mocks/scenarios.ts';
import { auditHandlers, makeOperator, makeAuditEntry as makeTrailEntry, operatorHandlers } from './access.ts';
import { appAlertHandlers } from './appAlerts.ts';
import { appEventHandlers, appKeyHandlers, makeEventType, makeKey } from './appKeys.ts';
import { makeMilestone, milestoneHandlers } from './clientDetails.ts';
import { makeClient, SAMPLE_CLIENT } from './clients.ts';
import { connectionHandlers, makeConnection, makeConnectionNote } from './connections.ts';
import { BOUNCED_SINCE, deadLetterHandlers, makeDeadLetter } from './deadLetters.ts';
import { conflictHandlers, validationErrorHandlers } from './errorResponses.ts';
import { clientHandlers } from './handlers.ts';
import { inboxHandlers } from './inbox.ts';
import { makeInquiry, makeTicketMessage, makeTicketThread } from './inboxFixtures.ts';
import { invoiceHandlers, makeInvoice } from './invoice.ts';
import { ledgerHandlers, makeLedgerEntry } from './ledger.ts';
import { makePushService, pushServiceHandlers } from './pushService.ts';
import { releaseHandlers } from './release.ts';
import { revenueHandlers } from './revenue.ts';

/** The admin requests only; the user stays signed in, so that the page can show errors. */
const DATA = '/api/admin/*';
const { slow } = commonFailures();
const { offline, 403: forbidden, 429: tooMany, 500: fault } = commonFailures(DATA);
const { 401: signedOut } = commonFailures();

const idOf = (index: number) => `0198c0de-0000-7000-8003-${String(index).padStart(12, '0')}`;
const numbered = (index: number) => String(index).padStart(5, '0');

const [rtlBusiness, rtlPerson] = RTL_NAMES;

/** Mock scenarios; each set of handlers precedes the default handlers. */
export const scenarios = {
  ok: [],
  empty: [
    ...clientHandlers([]),
    ...inboxHandlers(),
    ...revenueHandlers([]),
    ...ledgerHandlers([]),
    ...invoiceHandlers([]),
    ...milestoneHandlers([]),
    ...auditHandlers(),
    ...releaseHandlers(),
    ...deadLetterHandlers(),
    appAlertHandlers(),
    ...appKeyHandlers(),
    ...adminWebhookHandlers(),
    ...connectionHandlers(),
    ...pushServiceHandlers(),
    ...appEventHandlers(),
  ],
  many: lazyHandlers(() => [
    ...clientHandlers(makeMany((index) => makeClient({ businessName: `Business ${numbered(index)}` }))),
    ...inboxHandlers({
      leads: makeMany((index) => makeInquiry({ id: idOf(index), company: `Kaffebar ${numbered(index)}` })),
    }),
    ...auditHandlers(...makeMany(() => makeTrailEntry())),
    ...deadLetterHandlers(...makeMany(() => makeDeadLetter())),
    ...operatorHandlers(...makeMany((index) => makeOperator({ contactName: `Ida Holm ${numbered(index)}` }))),
    ...ledgerHandlers(makeMany((index) => makeLedgerEntry({ note: `Entry ${numbered(index)}` }))),
    ...invoiceHandlers(makeMany((index) => makeInvoice({ number: 10_001 - index }))),
    ...appKeyHandlers(makeKey(), makeKey({ label: 'Test', ending: 'p2Rs', lastUsedAt: null })),
    ...accountScenarios.many,
  ]),
  long: lazyHandlers(() => [
    ...clientHandlers([
      makeClient({ id: SAMPLE_CLIENT, businessName: LONG_NAME, contactName: LONG_NAME, phone: '2'.repeat(40) }),
    ]),
    ...inboxHandlers({
      leads: [
        makeInquiry({
          ...{ name: LONG_NAME, company: LONG_NAME, challenges: LONG_TEXT },
          ...{ email: `${'a'.repeat(60)}@example.dk`, undeliverableSince: BOUNCED_SINCE },
        }),
      ],
      threads: [
        makeTicketThread({
          title: LONG_NAME,
          description: LONG_TEXT,
          messages: [makeTicketMessage({ text: LONG_TEXT })],
        }),
      ],
    }),
    ...ledgerHandlers([makeLedgerEntry({ note: LONG_NAME })]),
    ...invoiceHandlers([makeInvoice({ description: LONG_NAME, billedTo: LONG_NAME, note: LONG_TEXT })]),
    ...milestoneHandlers([makeMilestone({ title: LONG_NAME, description: LONG_TEXT, details: [LONG_NAME] })]),
    ...operatorHandlers(makeOperator({ contactName: LONG_NAME })),
    ...deadLetterHandlers(
      makeDeadLetter({
        subject: LONG_NAME,
        recipient: `${'a'.repeat(60)}@example.dk`,
        serverReply: LONG_TEXT.slice(0, 255),
      }),
    ),
    ...appKeyHandlers(makeKey({ label: 'W'.repeat(64) })),
    ...connectionHandlers(
      makeConnection({
        ...{ account: `${'w'.repeat(60)}.myshopify.com`, state: 'broken' },
        reason: 'Shopify could not be synced: it rejected the app (400).',
        notes: [
          makeConnectionNote({ what: 'inventory_levels/update', refused: 2, reason: 'Refused: 2 not readable.' }),
        ],
      }),
      makeConnection({ connector: 'mailchimp', account: LONG_NAME }),
    ),
    ...pushServiceHandlers(
      makePushService({
        ...{
          state: 'broken',
          driver: 'fcm',
          account: `${'w'.repeat(30)}, ${'p'.repeat(60)}@app.iam.gserviceaccount.com`,
        },
        ...{ problem: 'The push service rejects the service account (403).', savedAt: '2026-11-02T09:00:00.000Z' },
      }),
    ),
    ...appEventHandlers(
      makeEventType({
        type: `wine.${'tasted'.repeat(5)}`,
        known: false,
        example: JSON.stringify({ item: LONG_NAME.slice(0, 100) }),
      }),
    ),
    ...auditHandlers(makeTrailEntry({ clientName: LONG_NAME, who: LONG_NAME })),
  ]),
  rtl: lazyHandlers(() => [
    ...clientHandlers(RTL_NAMES.map((name) => makeClient({ businessName: name, contactName: rtlPerson }))),
    ...inboxHandlers({
      leads: [makeInquiry({ name: rtlPerson, company: rtlBusiness })],
      threads: [makeTicketThread({ title: rtlBusiness, name: rtlPerson, clientName: rtlBusiness })],
    }),
    ...operatorHandlers(...RTL_NAMES.map((contactName) => makeOperator({ contactName }))),
    ...auditHandlers(makeTrailEntry({ clientName: rtlBusiness, who: rtlPerson })),
    ...deadLetterHandlers(makeDeadLetter({ subject: `${rtlBusiness} is live`, kind: 'launch' })),
  ]),
  slow,
  offline,
  '401': signedOut,
  '403': forbidden,
  '409': conflictHandlers,
  '429': tooMany,
  '500': fault,
  validation: validationErrorHandlers,
} satisfies Scenarios;
