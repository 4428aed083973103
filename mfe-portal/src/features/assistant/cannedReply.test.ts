import { assistant, panel } from '../../content/assistant/assistant.ts';
import { cannedFallback, cannedReplies } from '../../content/assistant/cannedReplies.ts';
import { cannedReply } from './cannedReply.ts';

const reply = (index: number) => cannedReplies[index]?.content;

describe('the simulation before launch', () => {
  it('O13: has these keywords, in this order', () => {
    expect(cannedReplies.map(({ words }) => words)).toEqual([
      ['notification', 'notify'],
      ['sales', 'analytics', 'revenue'],
      ['wine', 'add', 'catalog'],
      ['event', 'tasting'],
      ['customer', 'loyalty'],
      ['booking', 'reservation'],
    ]);
  });

  it.each([
    ['NOTIFY everybody', 0],
    ['a Notification', 0],
    ['my revenue', 1],
    ['Analytics', 1],
    ['SALES', 1],
    ['the catalog', 2],
    ['add one', 2],
    ['an event', 3],
    ['a tasting', 3],
    ['loyalty', 4],
    ['customers', 4],
    ['bookings', 5],
    ['Reservations', 5],
  ])('O13: %s is found anywhere in a message, whatever its case', (question, index) => {
    expect(cannedReply(question).content).toBe(reply(index));
  });

  it.each([
    ['create a wine tasting event', 2],
    ['my address', 2],
    ['notify customers about the sales', 0],
  ])('T37: the first match wins: %s', (question, index) => {
    expect(cannedReply(question).content).toBe(reply(index));
  });

  it('O13: replies with the general help otherwise', () => {
    expect(cannedReply('hello')).toEqual({
      content: cannedFallback.content,
      suggestedActions: cannedFallback.suggestedActions,
      confidence: 0,
    });
  });

  it('O14: cites the four invented figures', () => {
    const contents = cannedReplies.map(({ content }) => content).join(' ');
    expect(contents).toContain('up 23% this month');
    expect(contents).toContain('156 active loyalty members');
    expect(contents).toContain('2.3 visits per month');
    expect(contents).toContain('23 bookings this week');
  });

  it('T36: states that it is a simulation with invented figures', () => {
    expect(assistant.simulation).toMatch(/simulation.*examples.*figures are made up/);
  });
});

describe('the quick actions', () => {
  it('O3, O15: are these five, with these prompts', () => {
    expect([...panel.quick.map(({ label }) => label), panel.more, ...panel.further.map(({ label }) => label)]).toEqual([
      'Notify',
      'Analytics',
      'More',
      'Add Wine',
      'Event',
    ]);
    expect([...panel.quick, ...panel.further].map(({ prompt }) => prompt)).toEqual([
      "Send a promotional notification for tonight's wine tasting",
      "Show me today's sales analytics",
      'Add a new Barolo 2019 to the catalog',
      'Create a wine tasting event for this Friday',
    ]);
  });

  it('K19: of the full chat are in six groups', () => {
    expect(assistant.groups.map(({ category }) => category)).toEqual([
      'Notifications',
      'Products',
      'Users',
      'Analytics',
      'Content',
      'Settings',
    ]);
    expect(assistant.groups.every(({ prompts }) => prompts.length > 0)).toBe(true);
  });
});
