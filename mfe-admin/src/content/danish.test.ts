/**
 * @jest-environment node
 */
import { i18n } from '@lingui/core';

// Formatters take the language of the page when their modules are evaluated.
i18n.loadAndActivate({ locale: 'da', messages: {} });
const { overview } = await import('./dashboard/admin.ts');
const { formatYearMonth, formatYearMonthShort } = await import('./dashboard/revenue.ts');
const { versions } = await import('./operations/releases.ts');

describe('on a Danish page', () => {
  it('figures of releases have Danish separators', () => {
    expect([versions.count(12_345), versions.time(1_234), versions.shift(0.014), versions.size(1_234_567)]).toEqual([
      '12.345',
      '1,2 s',
      '0,01',
      '1.235 kB',
    ]);
    expect(versions.share(0.00_078)).toContain('0,078');
  });

  it('counts and months of the dashboard are Danish', () => {
    expect(overview.formatInteger(1_234)).toBe('1.234');
    expect([formatYearMonth('2026-11'), formatYearMonthShort('2026-11')]).toEqual(['november 2026', 'nov.']);
  });
});
