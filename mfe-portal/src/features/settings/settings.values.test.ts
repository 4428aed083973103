/**
 * @jest-environment node
 */

import { saveSettingsSchema } from '@skal/contracts/account/settings';
import { businessTypes } from '@skal/contracts/client/client';
import { validateBody } from '@skal/contracts/http/validate';
import type { ApiErrorData } from '@skal/shell-kit/api';
import { businessTypeName } from '../../content/account/settings.ts';
import { makeSession } from '../../mocks/account/session.ts';
import { mergeServerValues, toBody, toFormValues } from './settings.values.ts';
import { saveErrorToast } from './useSettingsForm.ts';

const values = toFormValues(makeSession());

describe('the form values of a session', () => {
  it('N4, N5: are the initial values', () => {
    expect(values).toEqual({
      firstName: 'Karen',
      lastName: 'Lund',
      phone: '12 34 56 78',
      countryCode: '+45',
      company: 'Vinbar Lund',
      businessType: 'wine-bar',
      brandName: 'Vinbar Lund',
      reservations: true,
      ecommerce: false,
      events: true,
      takeaway: false,
    });
  });

  it('N5: are empty by default, with Denmark as country', () => {
    const user = { firstName: '', lastName: '', phone: null, countryCode: null, businessName: null };
    expect(toFormValues(makeSession({ user }))).toMatchObject({ phone: '', countryCode: '+45', company: '' });
    expect(toFormValues({ ...makeSession(), business: null })).toMatchObject({
      brandName: 'Your App',
      reservations: true,
    });
  });

  it('N3, T25, T26: are sent by wire names, with both forms of the name, and never loyalty', () => {
    const body = toBody({ ...values, takeaway: true });
    expect(body).toMatchObject({ contactName: 'Karen Lund', firstName: 'Karen', lastName: 'Lund' });
    expect(body.appFeatures).toEqual({ reservations: true, ecommerce: false, events: true, takeaway: true });
    expect(JSON.stringify(body)).not.toContain('loyalty');
    expect(validateBody(saveSettingsSchema, body).ok).toBe(true);
  });

  it('T26: a name of one word has no surrounding space', () => {
    expect(toBody({ ...values, firstName: '' }).contactName).toBe('Lund');
    expect(toBody({ ...values, firstName: '', lastName: '' }).contactName).toBe('');
  });

  it('changes made while saving stay, the rest comes from the server', () => {
    const sent = { ...values, company: 'Vinbar', takeaway: true };
    const typed = { ...sent, lastName: 'Holm' };
    const saved = { ...sent, company: 'Vinbar ApS', lastName: 'Lund' };
    expect(mergeServerValues(sent, typed, saved)).toEqual({ ...saved, lastName: 'Holm' });
    expect(mergeServerValues(sent, sent, saved)).toEqual(saved);
  });

  it.each(businessTypes)('R18: the type %s has a label', (type) => {
    expect(businessTypeName(type)).toMatch(/^[A-Z][a-z]+( [a-z]+)?$/);
    expect(toFormValues(makeSession({ business: { businessType: type } })).businessType).toBe(type);
  });

  it.each(['car-dealer', 'constructor'])(
    'the type %s, which this release does not know, is shown as it came',
    (type) => {
      expect(businessTypeName(type)).toBe(type);
    },
  );
});

const failure = (status: number, serverMessage = ''): ApiErrorData => ({
  status,
  serverMessage,
  message: `${status}: ${JSON.stringify({ error: serverMessage })}`,
  fields: {},
});

describe('a failed save', () => {
  it.each([
    ['N6', failure(401, 'Please sign in'), 'Please log in again to save settings'],
    ['N7', failure(403, 'You do not have access to this'), "You don't have permission to update settings"],
    ['N8', failure(400, 'Please enter text'), 'Failed to save settings'],
    ['N8', failure(429, 'Too many requests'), 'Failed to save settings'],
    ['N8', failure(500), 'Failed to save settings'],
    ['N8', { ...failure(0), message: 'network error: Failed to fetch' }, 'Failed to save settings'],
    ['N8: a reference that holds such a number', failure(500, 'Reference 4014032'), 'Failed to save settings'],
    ['N8: not even an error', null, 'Failed to save settings'],
    ['N6: a thrown error of that status', new Error('401: Unauthorized'), 'Please log in again to save settings'],
  ])('%s (row %#)', (_fact, cause, description) => {
    expect(saveErrorToast(cause)).toEqual({ title: 'Save Failed', description });
  });
});
