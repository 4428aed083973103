/**
 * @jest-environment node
 */
import { formatOrderLines } from './orderLines.ts';

it('an order is named by its lines, the first of them and how many more there are', () => {
  const lines = ['Barolo', 'Olives', 'Burrata'].map((item, index) => ({ item, quantity: index + 1 }));
  expect(formatOrderLines(lines)).toBe('Barolo; 2 × Olives; 3 × Burrata');
  expect([3, 2, 1].map((most) => formatOrderLines(lines, most))).toEqual([
    'Barolo; 2 × Olives; 3 × Burrata',
    'Barolo; 2 × Olives and 1 more',
    'Barolo and 2 more',
  ]);
});
