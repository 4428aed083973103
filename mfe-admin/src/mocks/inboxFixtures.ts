import type { AdminTicketMessageReply, AdminTicketThreadReply } from '@skal/contracts/support/adminTicket';
import type {
  AdminAddOnInterestReply,
  AdminIntegrationRequestReply,
  LeadReply,
} from '@skal/contracts/support/followUp';
import { responseTargets } from '@skal/contracts/support/ticket';
import { thumbnailSize } from '@skal/shell-kit/mocks/thumbnailResponse.ts';

/** Returns a recognizable fixture id. */
export const fixtureId = (letter: string) => `0198c0de-0000-7000-8000-${letter.repeat(12)}`;
/** The client of most fixtures. */
export const sampleClientRef = { clientId: fixtureId('a'), clientName: 'Vinbar Ved Åen' };

export const makeInquiry = (change: Partial<LeadReply> = {}): LeadReply => ({
  clientId: null,
  id: fixtureId('1'),
  kind: 'consultation',
  status: 'new',
  note: null,
  unread: true,
  name: 'Anna Jensen',
  email: 'anna@example.dk',
  undeliverableSince: null,
  phone: '12 34 56 78',
  phoneE164: '+4512345678',
  countryCode: '+45',
  company: 'Kaffebaren',
  industry: 'Café',
  currentSolution: ['Paper', '=SUM(A1)'],
  challenges: '<script>alert(1)</script>\nMore guests 🍷',
  contactPreference: 'call',
  subject: null,
  message: null,
  createdAt: '2026-11-21T09:00:00.000Z',
  ...change,
});

export const makeTicketMessage = (change: Partial<AdminTicketMessageReply> = {}): AdminTicketMessageReply => ({
  id: fixtureId('2'),
  author: 'client',
  name: 'Karen Lund',
  text: 'Since this morning, on every phone.',
  internal: false,
  createdAt: '2026-11-21T10:00:00.000Z',
  attachments: [],
  ...change,
});

export const makeTicketThread = (change: Partial<AdminTicketThreadReply> = {}): AdminTicketThreadReply => ({
  ...sampleClientRef,
  id: fixtureId('3'),
  title: 'The booking page stays empty',
  description: 'Since this morning, on every phone.',
  priority: 'emergency',
  category: 'bug',
  status: 'open',
  name: 'Karen Lund',
  email: 'karen@vinbar.example',
  phone: '+45 20 12 34 56',
  unread: true,
  createdAt: '2026-11-21T09:30:00.000Z',
  updatedAt: '2026-11-21T09:30:00.000Z',
  responseTime: responseTargets.emergency.label,
  responseDueAt: '2026-11-21T09:45:00.000Z',
  respondedAt: null,
  attachments: [{ id: fixtureId('4'), name: 'screen.png', bytes: 34_000, state: 'stored', thumbnail: thumbnailSize }],
  messages: [],
  ...change,
});

export const makeIntegrationRequest = (
  change: Partial<AdminIntegrationRequestReply> = {},
): AdminIntegrationRequestReply => ({
  ...sampleClientRef,
  ...{ id: fixtureId('5'), status: 'new', note: null, unread: false, createdAt: '2026-11-20T09:00:00.000Z' },
  ...{ integration: 'Economic', businessNeed: 'Our books are kept there.', urgency: 'high' },
  ...change,
});

export const makeAddOnRequest = (change: Partial<AdminAddOnInterestReply> = {}): AdminAddOnInterestReply => ({
  ...sampleClientRef,
  ...{ id: fixtureId('6'), status: 'new', note: null, unread: true, createdAt: '2026-11-20T08:00:00.000Z' },
  addOn: 'loyalty',
  ...change,
});

/** Inbox fixtures by kind. */
export interface InboxFixture {
  leads: LeadReply[];
  threads: AdminTicketThreadReply[];
  wishes: AdminIntegrationRequestReply[];
  addOns: AdminAddOnInterestReply[];
}

/** One item of each kind. */
export const sampleInbox = (): InboxFixture => ({
  leads: [makeInquiry()],
  threads: [makeTicketThread()],
  wishes: [makeIntegrationRequest()],
  addOns: [makeAddOnRequest()],
});
