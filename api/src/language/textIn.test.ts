import { textIn } from './textIn.ts';

describe('textIn', () => {
  it('fills the places of an English text', () => {
    expect(textIn('en')('Hello {name}', { name: 'Ida' })).toBe('Hello Ida');
  });

  it('chooses the plural of a count', () => {
    const id = '{count, plural, one {# table} other {# tables}}';
    expect([1, 2].map((count) => textIn('en')(id, { count }))).toEqual(['1 table', '2 tables']);
  });
});
