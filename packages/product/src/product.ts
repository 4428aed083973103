import { mkdirSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { type Api, type DemoAccount, isTelemetryEnabled, openApi, readSettings, StartupError } from '@skal/api';
import {
  type AutoAbortedCanary,
  type Compression,
  createReleaseAdmin,
  openSite,
  openWebServer,
} from '@skal/shell/server';
import type { ReservedPort } from '@skal/shell/server/http/freePort.ts';
import { readCdnSettings } from './cdn.ts';
import { resolveReleaseStore } from './releases.ts';
import { securityContactOf } from './securityContact.ts';

export interface RunningProduct {
  url: string;
  /** Those that somebody can sign in with here. */
  demoAccounts: readonly DemoAccount[];
  /** Answers what is under way, then ends. */
  close(): Promise<void>;
}

/**
 * How long a balancer has to see that this process is about to end, before it stops to listen, in
 * milliseconds. Without one in front, as on a desk, there is nobody to wait for.
 */
function noticeMs(env: NodeJS.ProcessEnv): number {
  const text = env.SKAL_DRAIN_MS?.trim();
  if (!text) return env.NODE_ENV === 'production' ? 3_000 : 0;
  if (!/^\d{1,6}$/.test(text)) throw new StartupError('SKAL_DRAIN_MS must be a whole number of milliseconds.');
  return Number(text);
}

/** Each page is sent many times in production; on a desk somebody waits for the start. */
function compressionOf(env: NodeJS.ProcessEnv): Compression {
  const text = env.SKAL_PAGE_COMPRESSION?.trim();
  if (!text) return env.NODE_ENV === 'production' ? 'small' : 'quick';
  if (text !== 'small' && text !== 'quick') throw new StartupError('SKAL_PAGE_COMPRESSION must be small or quick.');
  return text;
}

/** How long requests under way may take at the end before their connections are cut, in milliseconds. */
const DRAIN_MS = 5_000;

/** What happens at the front door, as lines for people. */
function log(message: string, error?: unknown): void {
  if (error === undefined) console.log(message);
  else console.error(message, error);
}

/** What the operator and the team are written when a canary has ended by itself. */
const canaryMail = ({ bundle, version, baseline, why }: AutoAbortedCanary) => ({
  subject: `${bundle} ${version} was taken back`,
  text: `It was tried on a part of the visitors, and ended by itself.\n\n${why}.\n\nAll visitors have ${baseline} now. skal release history ${bundle}`,
});

/**
 * Opens the whole product in this process: the api, and the front door that hands `/api` to it.
 * @param held where it listens: let go of when it does
 * @throws StartupError when the settings or the database must not be served.
 */
export async function openProduct(env: NodeJS.ProcessEnv, held: ReservedPort): Promise<RunningProduct> {
  const { port } = held;
  const config = resolveReleaseStore(env);
  const { dataDir } = config;
  const notice = noticeMs(env);
  const compression = compressionOf(env);
  const cdn = readCdnSettings(env);
  const securityContact = securityContactOf(env);
  // Nobody but the account that runs the product reads its data.
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const settings = readSettings({ ...env, PORT: String(port), SKAL_DATA_DIR: dataDir });
  const closers: (() => unknown)[] = [];
  /** Closes in reverse order. */
  const closeAll = async () => {
    for (const close of closers.toReversed()) await close();
  };
  try {
    const metrics = env.SKAL_METRICS_PORT?.trim() ? await (await import('./metrics.ts')).startMetricsServer(env) : null;
    closers.push(() => metrics?.close());
    const telemetry = isTelemetryEnabled(env) ? (await import('@skal/api/telemetry')).openTelemetry(env, log) : null;
    closers.push(() => telemetry?.close());
    const site = await openSite({ ...config, site: settings.site, compression, cdn, log });
    closers.push(site.close);
    const watchers = { metrics: metrics?.registry ?? null, telemetry };
    const api: Api = await openApi({ ...settings, ...watchers, releases: createReleaseAdmin(site) });
    closers.push(api.close);
    const onCanaryAborted = (canary: AutoAbortedCanary, mails: readonly string[]) => {
      api.notifyOperator(canaryMail(canary), mails).catch((error) => log('Nobody could be told of the canary', error));
    };
    const secure = settings.site.origin.startsWith('https:');
    const door = openWebServer(site, {
      api,
      securityContact,
      secure,
      onCanaryAborted,
      instrument: telemetry?.traceRequest,
    });
    closers.push(() => Promise.race([door.close(), setTimeout(DRAIN_MS, undefined, { ref: false })]));
    metrics?.observeReleases(site.registry);
    if (metrics) log(`Figures for whoever watches: ${metrics.url}`);
    await held.free();
    await door.listen(port, env.HOST);
    api.startDemoReporter();
    return {
      url: `http://localhost:${port}`,
      demoAccounts: api.demoAccounts,
      close: async () => {
        door.drain();
        api.drain();
        await setTimeout(notice);
        await closeAll();
      },
    };
  } catch (error) {
    // Whatever stays open, such as the watch over the registry, would keep the process from ending.
    await closeAll();
    throw error;
  }
}
