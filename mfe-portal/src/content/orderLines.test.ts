/**
 * @jest-environment node
 */
import { formatLines } from './orderLines.ts';

it('an order is named by its lines, the first of them and how many more there are', () => {
  const lines = ['Barolo', 'Olives', 'Burrata'].map((item, index) => ({ item, quantity: index + 1 }));
  expect(formatLines(lines)).toBe('Barolo; 2 × Olives; 3 × Burrata');
  expect([3, 2, 1].map((most) => formatLines(lines, most))).toEqual([
    'Barolo; 2 × Olives; 3 × Burrata',
    'Barolo; 2 × Olives and 1 more',
    'Barolo and 2 more',
  ]);
});
