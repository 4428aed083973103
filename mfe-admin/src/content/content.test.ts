/**
 * @jest-environment node
 */
import { businessTypes, clientStatuses, planPrices, subscriptionPlans } from '@skal/contracts/client/client';
import { createClientSchema } from '@skal/contracts/client/newClient';
import { isManifest } from '@skal/shell-kit/isManifest.ts';
import { formatDateTime, formatDay, formatIsoDate } from '../format/date.ts';
import { formatCompactMoney, formatMoney } from '../format/money.ts';
import manifest from '../manifest.ts';
import { businessTypeLabels, clientStatusLabels, planLabels } from './clients/client.ts';
import { clientColumns, clientDetails, clientList, createForm, createLabels, overview } from './dashboard/admin.ts';
import { formatYearMonth, formatYearMonthShort, periodNames, revenue, trendNames } from './dashboard/revenue.ts';

describe('a time in the dashboard', () => {
  it.each([
    ['in winter', '2026-11-21T08:12:00.000Z', '21 Nov 2026', '21 Nov 2026, 09:12', '2026-11-21'],
    ['in summer', '2026-07-21T08:12:00.000Z', '21 Jul 2026', '21 Jul 2026, 10:12', '2026-07-21'],
    ['after midnight in Denmark', '2026-11-21T23:05:00.000Z', '22 Nov 2026', '22 Nov 2026, 00:05', '2026-11-22'],
    ['after midnight in summer', '2026-07-21T22:05:00.000Z', '22 Jul 2026', '22 Jul 2026, 00:05', '2026-07-22'],
    ['at the turn of the year', '2026-12-31T23:30:00.000Z', '1 Jan 2027', '1 Jan 2027, 00:30', '2027-01-01'],
    ['when the clocks go back', '2026-10-25T01:30:00.000Z', '25 Oct 2026', '25 Oct 2026, 02:30', '2026-10-25'],
  ])('is that of Denmark %s', (_when, iso, day, moment, file) => {
    expect([formatDay(iso), formatDateTime(iso), formatIsoDate(new Date(iso))]).toEqual([day, moment, file]);
  });
});

describe('an amount of money', () => {
  it.each([
    ['R19', 9_900, 'EUR', '€99'],
    ['R24, T22', 123_450, 'EUR', '€1,234.50'],
    ['T22', 1_000_000, 'DKK', '10,000 DKK'],
    ['T22', -1_050, 'DKK', '-10.50 DKK'],
    ['T22', -5, 'EUR', '-€0.05'],
    ['in part of a cent', 33_333.4, 'EUR', '€333.33'],
    ['below zero by nothing that is seen', -0.4, 'EUR', '€0'],
  ] as const)('%s: %d hundredths of %s are written %s', (_what, hundredths, currency, written) => {
    expect(formatMoney(hundredths, currency)).toBe(written);
  });

  it('is short on an axis', () => {
    expect([0, 600_000, -150_000].map(formatCompactMoney)).toEqual(['€0', '€6k', '-€1.5k']);
  });
});

describe('revenue copy', () => {
  it('R10, R12: covers every period, trend and month', () => {
    expect(Object.values(periodNames)).toEqual(['Daily', 'Weekly', 'Monthly', 'Yearly']);
    expect(Object.values(trendNames)).toEqual(['Up', 'Down', 'Stable']);
    expect([formatYearMonth('2026-11'), formatYearMonthShort('2026-11')]).toEqual(['November 2026', 'Nov']);
  });
});

describe('client copy', () => {
  it('R19: has prices of 99, 149 and 299 euro a month', () => {
    expect(planPrices).toEqual({ basic: 99, premium: 149, enterprise: 299 });
  });

  it('R14, R18: covers every type, plan and status, and no other', () => {
    expect(Object.keys(businessTypeLabels)).toEqual(businessTypes);
    expect(Object.keys(planLabels)).toEqual(subscriptionPlans);
    expect(Object.keys(clientStatusLabels)).toEqual(clientStatuses);
  });

  it('R15: has a label for every submitted field', () => {
    const { choose, ...labels } = createLabels;
    expect(choose).toBe('Choose');
    // The source inquiry is not a field: the form is opened with it.
    const { inquiry, ...typed } = createClientSchema.fields;
    expect(Object.keys(labels).toSorted()).toEqual(Object.keys(typed).toSorted());
  });

  it('R8: has seven column headers and named actions', () => {
    const { view, edit, delete: remove, ...heads } = clientColumns;
    expect(Object.values(heads)).toEqual(['Business', 'Contact', 'Plan', 'Status', 'Phone', 'Last Login', 'Actions']);
    expect([view, edit, remove]).toEqual(['View', 'Edit', 'Delete']);
  });

  it('R3, R5, R16: shows missing values as text instead of a number', () => {
    expect(overview.none).toBe('–');
    for (const copy of [revenue.none, revenue.noneMeaning, clientDetails.unknownReason]) {
      expect(copy).toMatch(/^[A-Z]\D+$/);
    }
    expect(createForm.failedReason).toBe('Failed to create client account');
    expect(clientList.count(0, 6)).toBe('0 of 6');
  });
});

describe('the manifest', () => {
  it('I4: lists the admin pages, in their own layout, for operators only', () => {
    expect(isManifest(manifest)).toBe(true);
    expect(manifest.routes.map(({ path }) => path)).toEqual([
      '/admin',
      '/admin/operators',
      '/admin/releases',
      '/admin/mails',
      '/admin/audit',
      '/admin/account',
    ]);
    for (const page of manifest.routes) {
      expect(page).toMatchObject({ access: 'admin', layout: 'app' });
      expect(`${page.title} · Skal`.length).toBeLessThanOrEqual(60);
      expect(page.description).toMatch(/^[A-Z].{30,150}\.$/);
    }
    expect(manifest.home).toEqual({ admin: '/admin' });
    expect([manifest.nav, manifest.dialogs]).toEqual([{}, []]);
  });
});
