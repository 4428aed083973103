import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileIntegrity, MAPS_DIR, RELEASE_FILE, readRelease, SBOM_FILE, sourceMapName } from '../releases/release.ts';

/** Columns of a mapped script's first line, by their source. */
export const OWN_COLUMN = 5;
export const OWN_SOURCE = 'src/pages/HomePage.tsx:12';
export const LIBRARY_COLUMN = 25;

const MAP = {
  version: 3,
  sources: ['src/pages/HomePage.tsx', 'node_modules/react-dom/index.js'],
  names: [],
  // Columns 0 to 19 are line 12 of the first source, all others line 1 of the second.
  mappings: 'AAWA,oBCXA',
};

/** Adds a source map of the entry and an SBOM to a release, and returns its folder. */
export function addSourceMap(dir: string): string {
  const release = readRelease(dir);
  const map = JSON.stringify(MAP);
  mkdirSync(join(dir, MAPS_DIR));
  writeFileSync(join(dir, MAPS_DIR, sourceMapName(release.entry)), map);
  const maps = { [release.entry]: fileIntegrity(Buffer.from(map)) };
  const sbom = JSON.stringify({ bomFormat: 'CycloneDX', specVersion: '1.6', components: [] });
  writeFileSync(join(dir, SBOM_FILE), sbom);
  const sbomIntegrity = fileIntegrity(Buffer.from(sbom));
  writeFileSync(join(dir, RELEASE_FILE), JSON.stringify({ ...release, maps, sbomIntegrity }));
  return dir;
}
