import { expect, test } from '@skal/testing/fixtures.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRelease, SBOM_FILE } from '@skal/shell/server/release.ts';
import { bundles } from '@skal/tooling/src/webpack/bundles.ts';

interface Sbom {
  bomFormat: string;
  specVersion: string;
  metadata: { component: { name: string; version: string } };
  components: { name: string; version: string; purl?: string; licenses: unknown[] }[];
}

const sboms = Object.fromEntries(
  bundles.map((bundle) => {
    const dir = join(bundle.dir, 'dist/production');
    return [
      bundle.name,
      { release: readRelease(dir), sbom: JSON.parse(readFileSync(join(dir, SBOM_FILE), 'utf8')) as Sbom },
    ];
  }),
);
const namesIn = (name: string) => sboms[name]?.sbom.components.map((each) => each.name);

test.describe('what a release is made of, in CycloneDX', () => {
  for (const [_, { release, sbom }] of Object.entries(sboms)) {
test(`${_}: every package by name, version, licence and address`, () => {
    expect([sbom.bomFormat, sbom.specVersion]).toEqual(['CycloneDX', '1.6']);
    expect(sbom.metadata.component).toMatchObject({ name: release.name, version: release.version });
    const foreign = sbom.components.filter(({ name }) => !name.startsWith('@skal/'));
    expect(foreign.length).toBeGreaterThan(20);
    for (const { name, version, purl, licenses } of foreign) {
      expect({ name, purl }).toEqual({ name, purl: `pkg:npm/${name.replace('@', '%40')}@${version}` });
      expect(Array.isArray(licenses)).toBe(true);
    }
    expect(sbom.components.filter(({ name, purl }) => name.startsWith('@skal/') && purl)).toEqual([]);
  });
}

  test('15.1.2: what runs is in it, of the shell what it lends, and neither tools nor what is borrowed', () => {
    expect(namesIn('shell')).toEqual(expect.arrayContaining(['react', 'react-dom', '@reduxjs/toolkit', 'redux']));
    expect(namesIn('mfe-portal')).toEqual(expect.arrayContaining(['formik', 'yup', 'tus-js-client', '@skal/forms']));
    expect(namesIn('mfe-admin')).toContain('@visx/scale');
    for (const name of Object.keys(sboms)) {
      expect(namesIn(name)).not.toEqual(expect.arrayContaining(['webpack']));
      if (name !== 'shell') expect(namesIn(name)).not.toEqual(expect.arrayContaining(['react-dom']));
    }
  });
});
