import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ARCHIVE_TYPE, packRelease } from '../publishing/archive.ts';
import { type UploadOptions, uploadQuery } from '../publishing/uploadQuery.ts';
import { openTeamStore } from '../registry/teams.ts';
import { openTestRegistry } from './registry.ts';
import type { TestWebServer } from './testWebServer.ts';

export const BUNDLE_NAME = 'mfe-marketing';

export interface PublishReply {
  status: number;
  body: { error?: string; version?: string };
}

/** A team with a token for the only remote of a test web server, and its uploads. */
export function createTestPublisher({ dataDir, url }: Pick<TestWebServer, 'dataDir' | 'url'>) {
  const registry = openTestRegistry(dataDir);
  const teams = openTeamStore({ dataDir });
  const token = teams.add('sites', BUNDLE_NAME);

  const request = async (
    path: string,
    init: RequestInit = {},
    ownToken: string | Promise<string> = token,
  ): Promise<PublishReply> => {
    const headers = { ...init.headers, Authorization: `Bearer ${await ownToken}` };
    const answer = await fetch(`${url}/releases/${path}`, { ...init, headers });
    return { status: answer.status, body: (await answer.json()) as PublishReply['body'] };
  };

  /** Uploads a body; the currently live version is expected. */
  const send = (body: BodyInit, options: Partial<UploadOptions> = {}, ownToken: string | Promise<string> = token) => {
    const query = uploadQuery({ expects: registry.live(BUNDLE_NAME), canary: null, note: null, ...options });
    return request(
      `${BUNDLE_NAME}?${query}`,
      { method: 'POST', headers: { 'Content-Type': ARCHIVE_TYPE }, body },
      ownToken,
    );
  };

  return {
    registry,
    teams,
    token,
    request,
    send,
    release: async (dir: string, options: Partial<UploadOptions> = {}) => send(await packRelease(dir), options),
    change: (path: string, body: object) =>
      request(`${BUNDLE_NAME}/${path}`, { method: 'POST', body: JSON.stringify(body) }),
    /** Content of the folder for uploads. */
    currentUploads: () => {
      const dir = join(dataDir, 'incoming');
      return existsSync(dir) ? readdirSync(dir) : [];
    },
  };
}
