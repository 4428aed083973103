import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { newId } from '../../db/rows/id.ts';
import { createAccount } from '../../modules/account/createAccount.ts';
import { refreshClientListEntry } from '../../modules/client/list/refreshClientListEntry.ts';
import { createBusiness } from '../../modules/client/record/createBusiness.ts';
import type { Overrides, TestApi } from '../index.ts';
import { PASSWORD } from './validValues.ts';

/** Kinds of account that can sign in. */
export const ROLES = ['client', 'live', 'owner', 'support'] as const;
export type Role = (typeof ROLES)[number];

export interface FuzzAccount {
  email: string;
  password: string;
  /** The client's id; null for an operator. */
  clientId: string | null;
}

/** An api under fuzzing, in this process or another, besides its HTTP interface. */
export interface FuzzTarget {
  readonly url: string;
  /** Creates an account that can sign in, independent of earlier ones. */
  makeAccount(role: Role, name: string): Promise<FuzzAccount>;
  /** Tokens of recently mailed links that set a password or confirm an address. */
  tokens(): Promise<string[]>;
  /** Releases the harness's own data, and returns memory usage and logged errors. */
  collectStats(): Promise<{ memory: MemorySample; faults: Record<string, unknown>[] }>;
}

/** Memory of a process in bytes: resident, JavaScript heap, external, and array buffers. */
export type MemorySample = Pick<NodeJS.MemoryUsage, 'rss' | 'heapTotal' | 'heapUsed' | 'external' | 'arrayBuffers'>;

const unlimited = { points: 999_999_999, seconds: 3600 };
const UNLIMITED = 999_999_999;

/** Limits that do not interfere; they are tested elsewhere. */
export const UNLIMITED_SETTINGS: Overrides = {
  logLevel: 'error',
  limits: {
    ...{ loginIp: unlimited, loginEmail: unlimited, loginDevice: unlimited },
    ...{ forms: unlimited, general: unlimited, ingest: unlimited },
  },
  quotas: { tickets: UNLIMITED, messages: UNLIMITED, uploadBytes: 1e15, invitations: UNLIMITED, alerts: UNLIMITED },
  hashing: { queue: 10_000 },
  images: { timeoutMs: 60_000, queueLength: 10_000 },
};

const TOKEN = /\/(?:set-password|confirm-email|stop-email-change)#([\w-]+)/;

function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
}

/** The api in this process. */
export function inProcessTarget(api: TestApi): FuzzTarget {
  const { db, passwordHasher } = api.internals.dependencies;
  // Shared by all accounts: hashing is slow on purpose.
  let hash: Promise<string> | undefined;
  return {
    url: api.url,
    async makeAccount(role, name) {
      hash ??= passwordHasher.hash(PASSWORD);
      const passwordHash = await hash;
      const email = `${newId()}@example.dk`;
      const isClient = role === 'client' || role === 'live';
      const clientId = await db.tx(async (manager) => {
        const account = { email, passwordHash, firstName: name, lastName: name } as const;
        if (!isClient) {
          await createAccount(manager, { ...account, accountType: 'admin', role });
          return null;
        }
        const liveAt = role === 'live' ? { liveAt: Date.now() } : {};
        const created = await createBusiness(manager, { name, businessType: 'cafe', plan: 'premium', ...liveAt });
        await createAccount(manager, { ...account, accountType: 'client', businessId: created.business.id });
        await refreshClientListEntry(manager, created.business.id);
        return created.business.id;
      });
      return { email, password: PASSWORD, clientId };
    },
    async tokens() {
      const mails = await api.rows<{ body: string }>(
        "SELECT body FROM outbox WHERE kind IN ('link', 'access') AND body <> '' ORDER BY id DESC LIMIT 20",
      );
      return mails.flatMap(({ body }) => TOKEN.exec(body)?.[1] ?? []);
    },
    async collectStats() {
      const folder = join(api.settings.dataDir, 'mail');
      const letters = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : [];
      for (const name of letters) rmSync(join(folder, name), { force: true });
      const faults = api.log.splice(0);
      collectGarbage();
      const { rss, heapTotal, heapUsed, external, arrayBuffers } = process.memoryUsage();
      return { memory: { rss, heapTotal, heapUsed, external, arrayBuffers }, faults };
    },
  };
}
