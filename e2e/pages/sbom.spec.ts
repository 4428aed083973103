import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRelease, SBOM_FILE } from '@skal/shell/server/releases/release.ts';
import { expect, test } from '@skal/testing/fixtures.ts';
import { bundles } from '@skal/tooling/src/webpack/bundles.ts';

interface Sbom {
  bomFormat: string;
  specVersion: string;
  metadata: { component: { name: string; version: string } };
  components: { name: string; version: string; purl?: string; licenses: unknown[] }[];
}

const names = bundles.map(({ name }) => name);
const distOf = (name: string) => join(bundles.find((bundle) => bundle.name === name)?.dir ?? '', 'dist/production');
const sbomOf = (name: string) => JSON.parse(readFileSync(join(distOf(name), SBOM_FILE), 'utf8')) as Sbom;
const packagesIn = (name: string) => sbomOf(name).components.map((each) => each.name);

test.describe('the SBOM of a release (CycloneDX)', () => {
  for (const name of names) {
    test(`of ${name} has every package with name, version, licence and URL`, () => {
      const release = readRelease(distOf(name));
      const sbom = sbomOf(name);
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

  test('15.1.2: lists runtime packages, the shared ones only for the shell, and no build tools', () => {
    expect(packagesIn('shell')).toEqual(expect.arrayContaining(['react', 'react-dom', '@reduxjs/toolkit', 'redux']));
    expect(packagesIn('mfe-portal')).toEqual(expect.arrayContaining(['formik', 'yup', 'tus-js-client', '@skal/forms']));
    expect(packagesIn('mfe-admin')).toContain('@visx/scale');
    for (const name of names) {
      expect(packagesIn(name)).not.toEqual(expect.arrayContaining(['webpack']));
      if (name !== 'shell') expect(packagesIn(name)).not.toEqual(expect.arrayContaining(['react-dom']));
    }
  });
});
