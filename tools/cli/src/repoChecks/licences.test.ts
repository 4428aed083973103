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
  it('are all approved; add a new one to tools/cli/src/supplyChain/licences.ts after reading it', () => {
    expect(findDisallowedLicences(packages)).toEqual([]);
  });

  it('are rejected when they are new, changed or missing', () => {
    const path = 'node_modules/a/node_modules/left';
    expect(findDisallowedLicences({ [path]: { license: 'GPL-3.0' }, 'node_modules/ours': { link: true } })).toEqual([
      'left: GPL-3.0',
    ]);
    expect(findDisallowedLicences({ 'node_modules/satori': { license: 'SSPL-1.0' } })).toEqual(['satori: SSPL-1.0']);
    expect(findDisallowedLicences({ 'node_modules/toString': {} })).toEqual(['toString: none declared']);
  });

  it('are listed only while a package uses them', () => {
    const installed = Object.entries(packages).map(([path, { license = 'none declared' }]) => ({
      name: path.split('node_modules/').at(-1),
      license,
    }));
    expect(Object.keys(ALLOWED_LICENCES).filter((each) => !installed.some(({ license }) => license === each))).toEqual(
      [],
    );
    expect(Object.keys(LICENCE_EXCEPTIONS).filter((each) => !installed.some(({ name }) => name === each))).toEqual([]);
  });
});

describe('known vulnerabilities', () => {
  const found = (severity: string) => ({
    auditReportVersion: 2,
    vulnerabilities: {
      koa: { name: 'koa', severity, via: [{ title: 'Open redirect', url: 'https://github.com/advisories/GHSA-1' }] },
      'koa-session': { name: 'koa-session', severity, via: ['koa'] },
    },
  });

  it('15.2.1: fail the run with their names when they are high or critical', () => {
    const { ok, messages } = parseAuditReport(JSON.stringify(found('high')));
    expect(ok).toBe(false);
    expect(messages.slice(0, 2)).toEqual([
      'koa (high): Open redirect https://github.com/advisories/GHSA-1',
      'koa-session (high): through its dependencies',
    ]);
    expect(parseAuditReport(JSON.stringify(found('moderate')))).toEqual({
      ok: true,
      messages: [expect.stringContaining('No relevant vulnerabilities')],
    });
  });

  it.each([
    ['', 'no response'],
    [
      JSON.stringify({ message: '405 Method Not Allowed - POST /bulk', error: { summary: '' } }),
      '405 Method Not Allowed',
    ],
    [JSON.stringify({ error: { code: 'ENOTFOUND', summary: 'offline' } }), 'ENOTFOUND'],
  ])('are unknown when the registry does not respond: %j', (printed, reason) => {
    expect(parseAuditReport(printed)).toEqual({
      ok: true,
      messages: [`The audit could not run (${reason}): vulnerabilities unknown.`],
    });
  });
});
