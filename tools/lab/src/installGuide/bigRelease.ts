/** An uploaded release that is larger than any ticket file: the live release of a bundle with an image of random bytes. */
import { randomBytes } from 'node:crypto';
import { cpSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  ARCHIVE_TYPE,
  fileIntegrity,
  PUBLIC_DIR,
  PUBLISHING_PATH,
  packRelease,
  RELEASE_FILE,
  readRelease,
  uploadQuery,
} from '@skal/shell/server';
import { expectEqual, waitFor } from './checks.ts';
import { SITE } from './network.ts';

export const BUNDLE = 'mfe-marketing';
const NOISE = 'noise.png';
const NOISE_BYTES = 12 * 1024 * 1024;
/** Maximum time of the site to render its pages again. */
const RENDER_TIMEOUT_MS = 60_000;

const liveVersion = async (): Promise<string> => {
  const { bundles } = (await (await fetch(`${SITE}/registry.json`)).json()) as Registry;
  return bundles[BUNDLE]?.version ?? '';
};

interface Registry {
  bundles: Record<string, { version: string }>;
}

interface BigReleaseOptions {
  /** The site's folder of releases. */
  releases: string;
  /** A temporary folder of the run. */
  scratch: string;
  token: string;
}

/** Uploads the release. Returns a summary. */
export async function sendBigRelease({ releases, scratch, token }: BigReleaseOptions): Promise<string> {
  const live = await liveVersion();
  const dir = join(scratch, 'release');
  rmSync(dir, { recursive: true, force: true });
  if (!readdirSync(join(releases, BUNDLE)).includes(live)) throw new Error(`${live} is not in the release folder`);
  cpSync(join(releases, BUNDLE, live), dir, { recursive: true });
  const noise = randomBytes(NOISE_BYTES);
  writeFileSync(join(dir, PUBLIC_DIR, NOISE), noise);
  const release = readRelease(dir);
  const version = `${live}.1`.slice(-80);
  const [integrity, bytes] = [
    { ...release.integrity, [NOISE]: fileIntegrity(noise) },
    { ...release.bytes, [NOISE]: NOISE_BYTES },
  ];
  rmSync(join(dir, RELEASE_FILE));
  writeFileSync(join(dir, RELEASE_FILE), JSON.stringify({ ...release, version, integrity, bytes }));
  const body = await packRelease(dir);
  const query = uploadQuery({ expects: live, canary: null, note: 'sent by the install guide test' });
  const headers = { 'Content-Type': ARCHIVE_TYPE, Authorization: `Bearer ${token}` };
  const response = await fetch(`${SITE}${PUBLISHING_PATH}${BUNDLE}?${query}`, { method: 'POST', headers, body });
  const responseText = await response.text();
  expectEqual(`a release of ${body.length} bytes (${responseText})`, response.ok, true);
  await waitFor('the release', async () => (await liveVersion()) === version, RENDER_TIMEOUT_MS);
  const served = await fetch(`${SITE}/r/${BUNDLE}/${version}/${NOISE}`);
  expectEqual('its file', Buffer.from(await served.arrayBuffer()).equals(noise), true);
  return `${(body.length / 1024 ** 2).toFixed(0)} MiB in one request: live, and its files are served`;
}
