/**
 * @jest-environment node
 */
import { i18n } from '@lingui/core';

// Formatters take the language of the page when their modules are evaluated.
i18n.loadAndActivate({ locale: 'da', messages: {} });
const { formatDateTime, formatDay, formatIsoDate, formatMonth } = await import('./date.ts');
const { formatCompactMoney, formatMoney } = await import('./money.ts');

describe('on a Danish page', () => {
  const iso = '2026-11-21T23:05:00.000Z';

  it('dates and times are Danish, but not those in file names', () => {
    expect([formatDay(iso), formatDateTime(iso), formatMonth(new Date(iso)), formatIsoDate(new Date(iso))]).toEqual([
      '22. nov. 2026',
      '22. nov. 2026, 00.05',
      'november 2026',
      '2026-11-22',
    ]);
  });

  it('amounts have Danish separators', () => {
    expect(formatMoney(123_456_750)).toContain('1.234.567,50');
    expect(formatCompactMoney(150_000_000)).toMatch(/1,5.mio\./);
  });
});
