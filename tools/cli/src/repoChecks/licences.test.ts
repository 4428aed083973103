import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.ts';
import { parseAuditReport } from '../supplyChain/audit.ts';
import {
  ALLOWED_LICENCES,
  findDisallowedLicences,
  LICENCE_EXCEPTIONS,
  type LockedPackage,
} from '../supplyChain/licences.ts';

const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, LockedPackage>;
};

describe('the licences of packages', () => {
  it('are all taken by somebody who has read them; a new one is added to tools/cli/src/supplyChain/licences.ts', () => {
    expect(findDisallowedLicences(packages)).toEqual([]);
  });

  it('are refused when they are new, change, or are missing', () => {
    const path = 'node_modules/a/node_modules/left';
    expect(findDisallowedLicences({ [path]: { license: 'GPL-3.0' }, 'node_modules/ours': { link: true } })).toEqual([
      'left: GPL-3.0',
    ]);
    expect(findDisallowedLicences({ 'node_modules/satori': { license: 'SSPL-1.0' } })).toEqual(['satori: SSPL-1.0']);
    expect(findDisallowedLicences({ 'node_modules/toString': {} })).toEqual(['toString: none said']);
  });

  it('are listed while there is somebody who has them', () => {
    const there = Object.entries(packages).map(([path, { license = 'none said' }]) => ({
      name: path.split('node_modules/').at(-1),
      license,
    }));
    expect(Object.keys(ALLOWED_LICENCES).filter((each) => !there.some(({ license }) => license === each))).toEqual([]);
    expect(Object.keys(LICENCE_EXCEPTIONS).filter((each) => !there.some(({ name }) => name === each))).toEqual([]);
  });
});

describe('holes that are known', () => {
  const found = (severity: string) => ({
    auditReportVersion: 2,
    vulnerabilities: {
      koa: { name: 'koa', severity, via: [{ title: 'Open redirect', url: 'https://github.com/advisories/GHSA-1' }] },
      'koa-session': { name: 'koa-session', severity, via: ['koa'] },
    },
  });

  it('15.2.1: end the run where they are high or worse, by their names', () => {
    const { good, says } = parseAuditReport(JSON.stringify(found('high')));
    expect(good).toBe(false);
    expect(says.slice(0, 2)).toEqual([
      'koa (high): Open redirect https://github.com/advisories/GHSA-1',
      'koa-session (high): by what it stands on',
    ]);
    expect(parseAuditReport(JSON.stringify(found('moderate')))).toEqual({
      good: true,
      says: [expect.stringContaining('No hole')],
    });
  });

  it.each([
    ['', 'no answer'],
    [
      JSON.stringify({ message: '405 Method Not Allowed - POST /bulk', error: { summary: '' } }),
      '405 Method Not Allowed',
    ],
    [JSON.stringify({ error: { code: 'ENOTFOUND', summary: 'offline' } }), 'ENOTFOUND'],
  ])('are not known where the registry does not say: %j', (printed, why) => {
    expect(parseAuditReport(printed)).toEqual({
      good: true,
      says: [`The registry could not be asked about holes (${why}): nothing is known, good or bad.`],
    });
  });
});
