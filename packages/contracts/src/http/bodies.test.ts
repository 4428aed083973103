import type { Schema } from 'yup';
import { changePasswordForm, changePasswordSchema } from '../account/password.ts';
import { businessTypes, clientStatuses, planPrices, subscriptionPlans } from '../client/client.ts';
import { staffPermissions, staffRoles } from '../client/staff.ts';
import { currencies } from '../fields/amount.ts';
import { countryCodes } from '../fields/phone.ts';
import { revenueCategories, revenuePeriods, revenueTrends } from '../finance/revenue.ts';
import { urgencies } from '../integration/integration.ts';
import { consultationSchema, contactPreferences, inquirySchema, messageSchema } from '../support/inquiry.ts';
import { ticketCategories, ticketPriorities } from '../support/ticket.ts';
import {
  type BodyName,
  bodyNames,
  getFieldError,
  parseField,
  parseSample,
  sampleBodies,
} from '../testing/sampleBodies.ts';
import { validateBody } from './validate.ts';

describe('enum fields', () => {
  it.each<[BodyName, string, readonly string[]]>([
    ['consultation', 'contactPreference', contactPreferences],
    ['consultation', 'countryCode', countryCodes],
    ['ticket', 'priority', ticketPriorities],
    ['ticket', 'category', ticketCategories],
    ['staff', 'role', staffRoles],
    ['settings', 'businessType', businessTypes],
    ['settings', 'countryCode', countryCodes],
    ['integration', 'urgency', urgencies],
    ['client', 'businessType', businessTypes],
    ['client', 'subscriptionPlan', subscriptionPlans],
    ['entry', 'category', revenueCategories],
    ['entry', 'currency', currencies],
  ])('%s.%s accepts exactly its words', (name, key, words) => {
    const phone = '+45 12 34 56 78';
    for (const word of words) expect(parseSample(name, { phone, [key]: word }).ok).toBe(true);
    for (const wrong of [
      `${words[0]}x`,
      words[0]?.toUpperCase().concat('!'),
      'constructor',
      '__proto__',
      0,
      [words[0]],
    ]) {
      expect(getFieldError(name, key, wrong)).toEqual(expect.any(String));
    }
  });

  it.each([
    ['F5', contactPreferences, ['email', 'call']],
    ['L6', ticketPriorities, ['emergency', 'high', 'normal']],
    ['L6', ticketCategories, ['bug', 'feature', 'ui-change', 'performance', 'integration', 'content', 'other']],
    ['Q3', urgencies, ['low', 'medium', 'high']],
    ['R14', clientStatuses, ['active', 'paused', 'cancelled']],
    [
      'R11',
      revenueCategories,
      ['Setup Fees', 'Monthly Subscriptions', 'Transaction Fees', 'Add-ons', 'Custom Development'],
    ],
    ['R10', revenuePeriods, ['daily', 'weekly', 'monthly', 'yearly']],
    ['R12', revenueTrends, ['up', 'down', 'stable']],
    ['R18', businessTypes, ['wine-bar', 'restaurant', 'cafe', 'retail-store', 'event-venue']],
    ['R19', Object.keys(planPrices), subscriptionPlans],
  ])('%s: uses the specified words', (_fact, words, specified) => {
    expect(words).toEqual(specified);
  });

  it('M5: removes duplicate permissions', () => {
    expect(parseField('staff', 'permissions', staffPermissions)).toEqual(staffPermissions);
    expect(getFieldError('staff', 'permissions', [...staffPermissions, 'Orders'])).toBe(
      'Please choose each permission once',
    );
  });
});

describe('passwords', () => {
  const forms = { changePasswordForm, changePasswordSchema };

  it.each(Object.entries(forms))('6.2.1, 6.2.6: %s counts characters and changes nothing', (_name, schema) => {
    for (const input of ['  åtte🍷  ', '🍷'.repeat(128), '\u0000\n\t     ']) {
      const all = { currentPassword: 'x', newPassword: input, confirmPassword: input };
      expect(validateBody(schema, all)).toEqual({ ok: true, body: all });
    }
    for (const input of ['🍷'.repeat(7), '🍷'.repeat(129)]) {
      expect(validateBody(schema, { currentPassword: 'x', newPassword: input, confirmPassword: input }).ok).toBe(false);
    }
  });

  it('6.2.6: distinguishes passwords that look alike', () => {
    const composed = { newPassword: 'caf\u00e9 noir', confirmPassword: 'cafe\u0301 noir' };
    expect(parseSample('password', composed)).toMatchObject({
      fields: { confirmPassword: 'Password confirmation does not match' },
    });
  });
});

/** Bodies without required fields. */
const EMPTY: ReadonlySet<BodyName> = new Set([
  'settings',
  'preferences',
  'clientEdit',
  'milestoneChange',
  'storeLinks',
]);

describe('every body', () => {
  it.each(bodyNames)('parsing %s is idempotent', (name) => {
    const once = parseSample(name, {});
    expect(once.ok && validateBody(sampleBodies[name][0] as Schema, once.body)).toEqual(once);
  });

  it.each(bodyNames)('15.3.3: %s drops unknown fields', (name) => {
    const required = 'version' in sampleBodies[name][1] ? { version: 7 } : {};
    expect(parseSample(name, { id: 'x', accountType: 'admin', liveAt: null, version: 7 })).toEqual(
      parseSample(name, required),
    );
  });

  it.each(bodyNames)('16.5.3: %s rejects a non-object with a message', (name) => {
    for (const raw of [null, undefined, 7, 'text', true, [], [{}]]) {
      const checked = validateBody(sampleBodies[name][0] as Schema, raw);
      if (raw === undefined && EMPTY.has(name)) continue;
      expect(checked.ok ? checked : checked.error).toEqual(expect.any(String));
    }
  });
});

describe('inquirySchema', () => {
  it.each([
    ['a company', { company: '' }, consultationSchema],
    ['an industry', { industry: null }, consultationSchema],
    ['a way of contact', { contactPreference: 'fax' }, consultationSchema],
    ['a subject', { subject: '' }, messageSchema],
    ['a message', { message: 'Hello', name: 'A', email: 'a@b.dk' }, messageSchema],
  ])('T11: %s selects the form, valid or not', (_what, raw, schema) => {
    expect(inquirySchema.choose(raw)).toBe(schema);
  });

  it.each([
    ['both', { company: 'A', subject: 'B' }, /not both in one/],
    ['neither', { name: 'A', email: 'a@b.dk' }, /a consultation request or a message\.$/],
    ['nothing at all', null, /a consultation request or a message\.$/],
    ['a list', ['company'], /a consultation request or a message\.$/],
    ['fields without a value', { company: undefined, subject: undefined }, /request or a message\.$/],
  ])('T11: %s is rejected as a whole, without field errors', (_what, raw, message) => {
    expect(validateBody(inquirySchema, raw)).toEqual({ ok: false, error: expect.stringMatching(message), fields: {} });
  });
});
