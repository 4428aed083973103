import { readFileSync } from 'node:fs';
import { readVariables } from './settings.env.ts';
import { readSettings } from './settings.ts';

const page = readFileSync(new URL('../../../docs/reference/settings.md', import.meta.url), 'utf8');

/** The table rows that begin with a variable: its name, and the text of its default. */
const rows = [...page.matchAll(/^\| `([A-Z][A-Z_]+)` \| ([^|]*) \|/gm)].map(
  ([, name = '', standard = '']) => [name, standard] as const,
);

describe('docs/reference/settings.md', () => {
  it('lists every setting of the api', () => {
    const missing = Object.keys(readVariables({}, false)).filter((name) => !page.includes(`\`${name}\``));
    expect(missing).toEqual([]);
    expect(rows.length).toBeGreaterThan(15);
  });

  it.each(rows.filter(([, standard]) => /^`(?!SITE_)[\w/]+`(?:$|; (?:outside|in) production)/.test(standard)))(
    '%s is %s where nothing is set',
    (name, standard) => {
      const [first = '', second = first] = [...standard.matchAll(/`([^`]+)`/g)].map(([, value]) => value ?? '');
      const forProduction = standard.includes('; in production') ? second : first;
      const elsewhere = standard.includes('; in production') ? first : second;
      for (const [NODE_ENV, value] of [
        ['production', forProduction],
        ['test', elsewhere],
      ] as const) {
        expect(readSettings({ NODE_ENV, [name]: value })).toEqual(readSettings({ NODE_ENV }));
      }
    },
  );
});

describe('what pages say of the settings', () => {
  it.each([{}, { SKAL_INQUIRY_KEEP_DAYS: '365' }])('is what the api keeps to: %j', (env) => {
    const { inquiryRetentionMs, site } = readSettings(env);
    expect(site.inquiryDays * 24 * 3600_000).toBe(inquiryRetentionMs);
  });
});
