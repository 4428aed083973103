import type { PackageManifest } from '../webpack/packages.ts';

/** A package's name in the form of package-url, by which lists of holes call it. */
const addressOf = ({ name, version }: PackageManifest): string => `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** One licence goes by its id, several by their expression, and what is neither by what it calls itself. */
function licencesOf({ license }: PackageManifest) {
  if (!license) return [];
  if (/ (?:AND|OR|WITH) /.test(license)) return [{ expression: license }];
  return [{ license: /^[\w.+-]+$/.test(license) ? { id: license } : { name: license } }];
}

/**
 * What a release is made of, in CycloneDX 1.6 (ECMA-424): each package that has something in the browser's files or in the
 * composer's build. Whoever looks for a package that has a hole asks this file. It hangs on what went in alone, so it has
 * neither a time nor a number of its own. What a remote borrows of the shell stands in the shell's.
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
        'bom-ref': addressOf(each),
        name: each.name,
        version: each.version,
        licenses: licencesOf(each),
        // A purl without a registry means npmjs.com, where our packages are not published.
        ...(!each.name.startsWith('@skal/') && { purl: addressOf(each) }),
      })),
    },
    null,
    2,
  )}\n`;
