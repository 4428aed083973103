import { object } from 'yup';
import { optionalDay, optionalId, optionalLine, pageSize, requiredDay } from '../fields/text.ts';
import { validateQuery } from './validate.ts';

const schema = object({
  search: optionalLine(20),
  day: optionalDay('Which day?'),
  cursor: optionalId('Which page?'),
  limit: pageSize(50),
});
const read = (search: string) => validateQuery(schema, new URLSearchParams(search));
const nothing = { search: '', day: '', cursor: '', limit: 50 };

describe('validateQuery', () => {
  it.each([
    ['', nothing],
    ['search=&limit=&day=', nothing],
    ['search=vin&limit=5', { ...nothing, search: 'vin', limit: 5 }],
    ['search=a&search=b', { ...nothing, search: 'b' }],
    ['day=2026-02-28', { ...nothing, day: '2026-02-28' }],
    ['unknown=1&__proto__=2', nothing],
  ])('parses %j', (search, body) => {
    expect(read(search)).toEqual({ ok: true, body });
  });

  it.each([
    ['limit=0', 'limit', 'limit must be at least 1.'],
    ['limit=51', 'limit', 'limit cannot exceed 50.'],
    ['limit=1.5', 'limit', 'limit must be a whole number.'],
    ['limit=x', 'limit', 'limit must be a whole number.'],
    ['day=2026-02-30', 'day', 'Which day?'],
    ['day=0001-01-01', 'day', 'Which day?'],
    ['cursor=1', 'cursor', 'Which page?'],
  ])('rejects %s and names the field', (search, field, message) => {
    expect(read(search)).toMatchObject({ ok: false, fields: { [field]: message } });
  });

  it('rejects an invalid required day', () => {
    const day = object({ day: requiredDay('Which day?') });
    expect(validateQuery(day, new URLSearchParams())).toMatchObject({ ok: false, error: 'Which day?' });
    expect(validateQuery(day, new URLSearchParams('day=2026-11-22'))).toMatchObject({ ok: true });
  });
});
