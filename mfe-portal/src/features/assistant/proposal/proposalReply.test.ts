/**
 * @jest-environment node
 */
import { makeSession } from '../../../mocks/account/session.ts';
import { toAccount } from '../../../session/useAccount.ts';
import { answerQuestion } from '../answers/answerQuestion.ts';
import { type AssistantContext, buildAssistantContext } from '../answers/assistantContext.ts';

const account = toAccount(makeSession({ business: { liveAt: '2026-10-01T08:00:00.000Z' } }));
const context = buildAssistantContext(account, {});
const ask = (question: string, change: Partial<AssistantContext> = {}) =>
  answerQuestion(question, { ...context, ...change });

describe('the reply to a command', () => {
  it('proposes a form to a command, says what it understood, and changes nothing', () => {
    const { content, actions } = ask('Add a Barolo 2019 for 95 kr');
    expect(content).toBe(
      'I can prepare this item of your menu. It stays a draft until you save and publish it.\nName: Barolo 2019\nPrice: 95 kr.',
    );
    expect(actions).toEqual([
      {
        label: 'Open the item',
        href: '/content-management',
        proposal: {
          form: 'item',
          values: { name: 'Barolo 2019', price: '95', category: '', status: 'draft' },
          remarks: [],
        },
      },
    ]);
    const event = answerQuestion(
      'Create a wine tasting event for this Friday',
      context,
      Date.parse('2026-12-02T11:00:00Z'),
    );
    expect(event.content.split('\n')).toEqual([
      'I can prepare this event. It stays a draft until you save and publish it.',
      'Title: Wine tasting',
      'You named Fri 4 Dec 2026, but no clear time. Please enter when it starts and ends.',
      'Not understood, so left empty: Starts, Ends, Price.',
    ]);
  });

  it('proposes only what the permissions allow', () => {
    const member = { ...account, permissions: ['Analytics', 'Inventory'] as const };
    const allowed = (question: string) => ask(question, { account: member }).actions?.length;
    expect(allowed('Add a Barolo 2019')).toBe(1);
    expect(allowed('Create a wine tasting event for this Friday')).toBe(0);
    expect(allowed('Send a notification about the wine tasting')).toBe(0);
  });
});
