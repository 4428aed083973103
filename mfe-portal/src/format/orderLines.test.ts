/**
 * @jest-environment node
 */
import { formatOrderLines } from './orderLines.ts';

it('formats the first lines of an order and the number of others', () => {
  const lines = ['Barolo', 'Olives', 'Burrata'].map((item, index) => ({ item, quantity: index + 1 }));
  expect(formatOrderLines(lines)).toBe('Barolo; 2 × Olives; 3 × Burrata');
  expect([3, 2, 1].map((max) => formatOrderLines(lines, max))).toEqual([
    'Barolo; 2 × Olives; 3 × Burrata',
    'Barolo; 2 × Olives and 1 more',
    'Barolo and 2 more',
  ]);
});
