/**
 * @jest-environment node
 */

import { makeSession } from '../../../mocks/account/session.ts';
import { toAccount } from '../../../session/useAccount.ts';
import { answerQuestion } from './answerQuestion.ts';
import { buildAssistantContext } from './assistantContext.ts';

const allFeatures = { reservations: true, events: true, ecommerce: true, loyalty: true, takeaway: true };
const business = { features: allFeatures, liveAt: '2026-10-01T08:00:00.000Z' };
const nothingRead = buildAssistantContext(toAccount(makeSession({ business })), {});
const ask = (question: string) => answerQuestion(question, nothingRead);

describe('the topic of a question', () => {
  const linkedSections = (question: string) =>
    ask(question).actions?.map((action) => ('section' in action ? action.section : null));

  it.each([
    ['settings', ['Which features are on?', 'Switch the events off', 'my settings']],
    ['support', ['my tickets', 'TICKET', 'Is support open?', 'Which support tickets concern my plan?']],
    ['billing', ['What does my plan cost?', 'my invoices', 'the bill', 'What is the price?', 'billing']],
    ['push-notifications', ['Can I send a notification?', 'notify my guests', 'push']],
    ['commerce', ['What sold best?', 'the average basket', 'this month', 'Was the week good?', 'weekly']],
    ['overview', ['How many customers are there?', 'my guests', 'users']],
    ['overview', ['sales', 'today', 'How is my app doing?', 'revenue', 'the orders', 'figures', 'Performance']],
    ['billing', ['Has it paid back?', 'break-even', 'What has the app earned?']],
    ['achievements', ['achievements', 'What is unlocked?', 'What have we reached?']],
    ['performance', ['Does it crash?', 'errors', 'Which devices?', 'Is it slow to start?']],
    ['adoption', ['downloads', 'How many have installed it?', 'returning guests', 'new customers']],
    ['content', ['Which pages are viewed?', 'content', 'my screens']],
    ['app-status', ['Since when are we live?', 'launch', 'Which milestones are left?', 'Was it launched?', 'How far?']],
    ['loyalty', ['Who is in my loyalty club?', 'members', 'my regulars']],
    ['takeaway', ['takeaway', 'Is anything to be picked up?']],
    ['bookings', ['bookings', 'a reservation', 'Is a table free?']],
    ['events', ['an event', 'the tasting']],
    ['products', ['the wine list', 'products', 'What is in my catalog?', 'stock']],
    ['settings', ['What is my business called?', 'Who am I?', 'account']],
  ])('T36: of %s are %j', (section, questions) => {
    for (const question of questions) expect([question, linkedSections(question)]).toEqual([question, [section]]);
  });

  it.each(['', '?!', 'hello', 'deliver', 'alive and well', 'a farm', 'statuses', 'unable', 'reproduction'])(
    'T36: %j is about none of it: the help says what can be asked',
    (question) => {
      expect(ask(question)).toMatchObject({ confidence: 0, suggestedActions: expect.any(Array) });
    },
  );

  it('T37: the first matching topic replies, whatever the word order', () => {
    expect(linkedSections('Did the event bring revenue?')).toEqual(['overview']);
    expect(linkedSections('Is the price of the event right?')).toEqual(['billing']);
    expect(linkedSections('Open a ticket about my bill')).toEqual(['support']);
  });

  it('T36: every suggested prompt has a topic', () => {
    const answers = (ask('hello').suggestedActions ?? []).map((prompt) => ask(prompt));
    expect(answers.map(({ confidence }) => confidence)).toEqual([1, 1, 1]);
  });
});
