/**
 * @jest-environment node
 */
import { formatAuditAction, formatAuditChanges } from './audit.ts';
import { auditActionNames } from './auditActions.ts';
import { auditFieldNames } from './auditFields.ts';
import { auditWords } from './auditValues.ts';

const wordsOf = (name: string) => name.replace(/[.-]/g, ' ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

describe('English names of the audit log', () => {
  it('are the words of the API', () => {
    for (const [action, name] of Object.entries(auditActionNames)) {
      expect(name.toLowerCase()).toBe(wordsOf(action));
      expect(name).toMatch(/^[A-Z]/);
    }
    for (const [field, name] of Object.entries(auditFieldNames)) expect(name).toBe(wordsOf(field));
    for (const [word, name] of Object.entries(auditWords)) expect(name).toBe(word);
  });

  it('show actions, fields and values of a newer server as words', () => {
    expect(formatAuditAction('crypto-key.rolledOver')).toBe('Crypto key rolled over');
    expect(formatAuditChanges({ before: null, after: { newField: 'a', status: 'brand-new', disabled: true } })).toEqual(
      ['new field: a', 'status: brand-new', 'disabled: true'],
    );
  });
});
