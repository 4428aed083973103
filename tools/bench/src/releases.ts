import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { benchBuilds } from './releaseBuilds.ts';
import { benchFlips } from './releaseFlips.ts';
import { benchHouse } from './releaseHouse.ts';

/** Measures what a release costs: the team that makes it, the visitor who gets it, and a front door that holds many. */
export async function benchReleases(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'skal-bench-'));
  const at = (name: string) => join(folder, name);
  try {
    const builds = await benchBuilds(at('builds'));
    const house = await benchHouse(at('house'));
    return [builds, house, await benchFlips(at('flips'))].join('\n\n');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
