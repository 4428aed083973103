/**
 * @jest-environment node
 */
import type { OverviewReply } from '@skal/contracts/analytics/overview';
import type { TicketReply } from '@skal/contracts/support/ticket';
import { assistant } from '../../../content/assistant/assistant.ts';
import { makeSession } from '../../../mocks/account/session.ts';
import { toAccount } from '../../../session/useAccount.ts';
import { answerQuestion } from './answerQuestion.ts';
import { type AssistantContext, buildAssistantContext } from './assistantContext.ts';

const account = toAccount(makeSession({ business: { liveAt: '2026-10-01T08:00:00.000Z' } }));
const nothingRead = buildAssistantContext(account, {});
const ask = (question: string, context: Partial<AssistantContext> = {}) =>
  answerQuestion(question, { ...nothingRead, ...context });

const metric = (value: number | null) => ({
  value,
  source: value === null ? null : 'App backend',
  readAt: value === null ? null : '2026-11-20T10:00:00.000Z',
  before: null,
});

const overview: OverviewReply = {
  dailyActiveUsers: metric(42),
  currency: 'DKK',
  revenueToday: metric(1240),
  otherRevenueToday: [],
  ordersToday: metric(0),
  appPerformance: metric(null),
  yesterday: {
    date: '2026-11-19',
    ...{ dailyActiveUsers: metric(40), revenue: metric(900), otherRevenue: [], orders: metric(3) },
  },
  lastReportOn: null,
  revenueTrend: [],
  alerts: [],
};

const ticket = (title: string, status: TicketReply['status']): TicketReply => ({
  id: title,
  title,
  description: '',
  priority: 'normal',
  category: 'other',
  status,
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
  responseTime: '24-48 hours',
  responseDueAt: '2026-11-24T10:00:00.000Z',
  respondedAt: null,
  attachments: [],
});

describe("a live client's assistant", () => {
  it('T36: states first that it is automated, and its data sources', () => {
    expect(assistant.greeting).toMatch(/automated assistant.*account data/);
  });

  it('T36: lists enabled and disabled features', () => {
    expect(ask('Which features are switched on?').content).toBe(
      'Switched on: Reservations, Events.\nSwitched off: E-commerce, Takeaway, Loyalty.',
    );
  });

  it('T36: names the user, and the launch date', () => {
    expect(ask('What is my business called?').content).toBe(
      'Vinbar Lund is registered as: Wine bar. You are signed in as Karen Lund, client@skal.example.',
    );
    expect(ask('Since when are we live?').content).toBe('Your app has been live since 1 Oct 2026.');
  });

  it('T36: gives the loaded metrics with their sources, and distinguishes zero from no data', () => {
    expect(ask("Show me today's sales analytics", { overview }).content).toBe(
      [
        'Daily Active Users: 42 (App backend, updated 20 Nov 2026)',
        'Revenue Today: 1,240 DKK (App backend, updated 20 Nov 2026)',
        'Orders Today: 0 (App backend, updated 20 Nov 2026)',
        'App Performance: no data yet',
      ].join('\n'),
    );
  });

  it('T36: says if nothing was reported', () => {
    const none = metric(null);
    const empty = { ...overview, dailyActiveUsers: none, revenueToday: none, ordersToday: none };
    expect(ask('How is my app doing?', { overview: empty }).content).toMatch(/has not sent any figures yet/);
  });

  it('T36: counts the loaded tickets, and names the open ones', () => {
    const tickets = [ticket('No payment', 'open'), ticket('New logo', 'resolved'), ticket('Slow', 'in-progress')];
    expect(ask('Which support tickets are open?', { tickets }).content).toBe(
      'Support tickets: 3. Not resolved yet: 2.\nNo payment: open\nSlow: in-progress',
    );
    expect(ask('my tickets', { tickets: [] }).content).toBe('You have no support tickets.');
  });

  it('T36: gives the loaded plan and milestones', () => {
    const billing = {
      plan: 'basic',
      status: 'active',
      monthlyCost: 99,
      activeSince: '2026-03-01',
      nextBillingDate: '2026-12-01',
      invoices: [],
    } as const;
    expect(ask('What does my plan cost?', { billing: { ...billing, invoices: [] } }).content).toBe(
      'Your plan is basic, active, since 1 Mar 2026.\nMonthly cost: €99.\nNext billing date: 1 Dec 2026.',
    );
    const step = { id: 'a', title: 'A', description: '', completedDate: null, estimatedDate: null, details: [] };
    const appStatus = {
      liveAt: account.business.liveAt,
      milestones: [
        { ...step, waitingOn: 'agency' as const, status: 'completed' as const },
        { ...step, id: 'b', waitingOn: 'agency' as const, status: 'pending' as const },
      ],
      appStoreUrl: null,
      googlePlayUrl: null,
    };
    expect(ask('How far is the app?', { appStatus }).content).toContain('Milestones completed: 1 of 2.');
  });

  it.each([
    ["Show me today's sales analytics", 'Overview', 'overview'],
    ['Which support tickets are open?', 'Support', 'support'],
    ['What does my plan cost?', 'Billing', 'billing'],
  ])('T36: %s gives no metric until it is loaded, and links to its section', (question, label, section) => {
    const { content, actions } = ask(question);
    expect(content).toContain(`Open ${label}, then ask me again`);
    expect(content).not.toMatch(/\d/);
    expect(actions).toEqual([{ label: `Open ${label}`, section }]);
  });

  it('T27: does not link to a disabled section', () => {
    expect(ask('Who is in my loyalty club?')).toMatchObject({
      content: 'Loyalty is switched off for your app.',
      actions: [{ section: 'settings' }],
    });
    expect(ask('bookings').actions).toEqual([{ label: 'Open Reservations', section: 'bookings' }]);
  });

  it('O14, T36: no quick action gives a live client an invented figure', () => {
    const prompts = assistant.groups.flatMap((group) => [...group.prompts]);
    for (const prompt of [...prompts, 'hello', 'customers', 'booking', 'revenue', 'event', 'wine']) {
      const { content, actions = [] } = ask(prompt);
      // A proposal repeats what was asked for.
      if (!actions.some(({ proposal }) => proposal)) expect(content).not.toMatch(/\d/);
    }
  });

  it('offers supported questions if it does not understand', () => {
    expect(ask('hello')).toMatchObject({
      confidence: 0,
      suggestedActions: expect.arrayContaining([expect.any(String)]),
    });
  });

  it('T36: formats a price with cents, and omits a missing date', () => {
    const billing = { plan: 'basic', status: 'paused', monthlyCost: 99.95, activeSince: '2026-03-01' } as const;
    expect(ask('my plan', { billing: { ...billing, nextBillingDate: null, invoices: [] } }).content).toBe(
      'Your plan is basic, paused, since 1 Mar 2026.\nMonthly cost: €99.95.',
    );
  });

  it('T36: names at most three open tickets', () => {
    const tickets = ['A', 'B', 'C', 'D'].map((title) => ticket(title, 'open'));
    const lines = ask('my tickets', { tickets }).content.split('\n');
    expect(lines).toEqual(['Support tickets: 4. Not resolved yet: 4.', 'A: open', 'B: open', 'C: open']);
  });
});
