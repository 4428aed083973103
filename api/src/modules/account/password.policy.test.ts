import { readFileSync } from 'node:fs';
import { findWeakness } from './password.policy.ts';

const lines = readFileSync(new URL('./commonPasswords.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');

describe('6.2.4: common passwords', () => {
  it('lists 3,000 passwords, each long enough and normalised', () => {
    expect(new Set(lines).size).toBe(3000);
    for (const line of lines) {
      expect(line.length).toBeGreaterThanOrEqual(8);
      expect(line).toBe(line.toLowerCase());
    }
  });

  it('rejects each of them, ignoring case', () => {
    for (const line of lines) expect(findWeakness(line.toUpperCase(), [])).toMatch(/too common/);
  });

  it.each(['Skal', 'skal2026', 'vinbaren!!', 'Vin-Baren 12', 'anna@example.dk', 'anna12345'])(
    "rejects %s, one of the account's own words",
    (word) => {
      expect(findWeakness(word, ['Skal', 'Vinbaren', 'anna@example.dk'])).toMatch(/too easy/);
    },
  );

  it('compares a name without letters exactly, so other numbers are allowed', () => {
    expect(findWeakness('1827-3645', ['1827-3645', 'Skal'])).toMatch(/too easy/);
    expect(findWeakness('9284756120', ['1827-3645', 'Skal'])).toBeNull();
  });

  it.each(['skal-demo-admin', 'two glasses at vinbaren', '9284756120', '!!!!????'])('allows %s', (password) => {
    expect(findWeakness(password, ['Skal', 'Vinbaren', 'anna@example.dk'])).toBeNull();
  });
});
