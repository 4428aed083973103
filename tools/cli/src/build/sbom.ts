import type { PackageManifest } from '../webpack/packages.ts';

/** Returns the package-url (purl) of a package, the identifier in vulnerability databases. */
const purlOf = ({ name, version }: PackageManifest): string => `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** Returns a single licence by its SPDX id, several as an expression, and any other by its name. */
function licencesOf({ license }: PackageManifest) {
  if (!license) return [];
  if (/ (?:AND|OR|WITH) /.test(license)) return [{ expression: license }];
  return [{ license: /^[\w.+-]+$/.test(license) ? { id: license } : { name: license } }];
}

/**
 * Returns the software bill of materials of a release in CycloneDX 1.6 (ECMA-424): every package with code in the browser files or
 * in the server build. It depends on the inputs only, so it has neither timestamp nor serial number. Packages that a remote gets
 * from the shell are in the shell's list.
 */
export const sbomOf = (bundle: { name: string; version: string }, packages: readonly PackageManifest[]): string =>
  `${JSON.stringify(
    {
      $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
      bomFormat: 'CycloneDX',
      specVersion: '1.6',
      version: 1,
      metadata: { component: { type: 'application', 'bom-ref': bundle.name, ...bundle } },
      components: packages.map((each) => ({
        type: 'library',
        'bom-ref': purlOf(each),
        name: each.name,
        version: each.version,
        licenses: licencesOf(each),
        // A purl without a registry means npmjs.com, where the workspace packages are not published.
        ...(!each.name.startsWith('@skal/') && { purl: purlOf(each) }),
      })),
    },
    null,
    2,
  )}\n`;
