import type { SimulatedEvent } from './DayRecorder.ts';
import { followDeclines } from './followDeclines.ts';

const event = (type: SimulatedEvent['type'], fields: Partial<SimulatedEvent> = {}): SimulatedEvent => ({
  ...{ id: `id of ${type}`, type, at: '2026-11-27T18:00:00.000Z', order: 'A-1' },
  ...fields,
});

describe('followDeclines', () => {
  it('cancels a declined order instead of completing and refunding it', () => {
    const placed = event('order.placed', { lines: [{ item: 'Olives', quantity: 1 }] });
    const other = event('order.completed', { order: 'A-2', minutes: 14 });
    const events = [placed, event('order.completed', { minutes: 14, lines: [] }), event('order.refunded'), other];
    expect(followDeclines(events, new Set(['A-1']))).toEqual([
      placed,
      { ...event('order.completed'), type: 'order.cancelled' },
      other,
    ]);
  });

  it('keeps events without a declined order', () => {
    const events = [event('order.completed'), event('table.missed', { order: 'T-1' }), event('app.opened')];
    expect(followDeclines(events, new Set())).toEqual(events);
  });
});
