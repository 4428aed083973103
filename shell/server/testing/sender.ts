import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PARCEL_TYPE, type ParcelHead, packParcel } from '../publishing/parcel.ts';
import { openRegistry } from '../registry.ts';
import { openTeams } from '../teams.ts';
import type { TestDoor } from './door.ts';

export const NAME = 'mfe-marketing';

export interface Reply {
  status: number;
  body: { error?: string; version?: string };
}

/** A team that may release the one remote of a test's front door, and what it sends there. */
export function openSender({ dataDir, url }: Pick<TestDoor, 'dataDir' | 'url'>) {
  const registry = openRegistry(dataDir);
  const teams = openTeams({ dataDir });
  const token = teams.add('sites', NAME);

  const ask = async (path: string, init: RequestInit = {}, its: string | Promise<string> = token): Promise<Reply> => {
    const headers = { ...init.headers, Authorization: `Bearer ${await its}` };
    const answer = await fetch(`${url}/releases/${path}`, { ...init, headers });
    return { status: answer.status, body: (await answer.json()) as Reply['body'] };
  };

  /** A release on its way, sent in the belief that what is live now will be so then. */
  const parcelOf = (dir: string, about: Partial<ParcelHead> = {}) =>
    packParcel(dir, { expects: registry.live(NAME), canary: null, note: null, ...about }).body;

  const send = (body: BodyInit, its: string | Promise<string> = token) =>
    ask(NAME, { method: 'POST', headers: { 'Content-Type': PARCEL_TYPE }, body }, its);

  return {
    registry,
    teams,
    token,
    ask,
    parcelOf,
    send,
    release: (dir: string, about: Partial<ParcelHead> = {}) => send(parcelOf(dir, about)),
    deed: (path: string, body: object) => ask(`${NAME}/${path}`, { method: 'POST', body: JSON.stringify(body) }),
    /** What lies in the folder of what is arriving. */
    arrivingNow: () => {
      const dir = join(dataDir, 'incoming');
      return existsSync(dir) ? readdirSync(dir) : [];
    },
  };
}
