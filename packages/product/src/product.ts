import { mkdirSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import {
  type Api,
  canaryNotice,
  type DemoAccount,
  isTelemetryEnabled,
  openApi,
  readSettings,
  StartupError,
} from '@skal/api';
import {
  type AutoAbortedCanary,
  type Compression,
  createReleaseAdmin,
  openSite,
  openWebServer,
  RENDER_TIMES,
  type RenderTimes,
} from '@skal/shell/server';
import type { ReservedPort } from '@skal/shell/server/http/freePort.ts';
import { readCdnSettings } from './cdn.ts';
import { resolveReleaseStore } from './releases.ts';

const E_MAIL = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/;

/**
 * Reads the security contact for `/.well-known/security.txt`: an email address or a web address.
 * @returns a URI, as required by RFC 9116; null if not set
 * @throws StartupError for any other value
 */
function readSecurityContact(env: NodeJS.ProcessEnv): string | null {
  const text = env.SITE_SECURITY_CONTACT?.trim();
  if (!text) return null;
  if (E_MAIL.test(text)) return `mailto:${text}`;
  const url = URL.parse(text);
  if (url?.protocol === 'https:' || url?.protocol === 'mailto:') return url.href;
  throw new StartupError(
    'SITE_SECURITY_CONTACT must be an e-mail address, or an address like https://www.example.dk/security.',
  );
}

export interface RunningProduct {
  url: string;
  /** Demo accounts for sign-in. */
  demoAccounts: readonly DemoAccount[];
  /** Finishes requests in progress, then stops. */
  close(): Promise<void>;
}

/**
 * Reads how long the process fails its health check before it stops listening, so that a load balancer notices, in
 * milliseconds. Not needed in development.
 */
function readDrainMs(env: NodeJS.ProcessEnv): number {
  const text = env.SKAL_DRAIN_MS?.trim();
  if (!text) return env.NODE_ENV === 'production' ? 3_000 : 0;
  if (!/^\d{1,6}$/.test(text)) throw new StartupError('SKAL_DRAIN_MS must be a whole number of milliseconds.');
  return Number(text);
}

/** In production each page is sent many times; in development a fast start matters more. */
function readCompression(env: NodeJS.ProcessEnv): Compression {
  const text = env.SKAL_PAGE_COMPRESSION?.trim();
  if (!text) return env.NODE_ENV === 'production' ? 'small' : 'quick';
  if (text !== 'small' && text !== 'quick') throw new StartupError('SKAL_PAGE_COMPRESSION must be small or quick.');
  return text;
}

/** Reads how long a visitor waits until the server has rendered a page with their data, in milliseconds. */
function readRenderTimes(env: NodeJS.ProcessEnv): RenderTimes {
  const text = env.SKAL_RENDER_WAIT_MS?.trim();
  if (!text) return RENDER_TIMES;
  if (!/^\d{2,5}$/.test(text)) throw new StartupError('SKAL_RENDER_WAIT_MS must be from 10 to 99999 milliseconds.');
  const patience = Number(text);
  return { data: patience, patience, limit: Math.max(RENDER_TIMES.limit, 2 * patience) };
}

/** Maximum time for requests in progress at shutdown, in milliseconds. */
const DRAIN_MS = 5_000;

/** Logs events of the web server. */
function log(message: string, error?: unknown): void {
  if (error === undefined) console.log(message);
  else console.error(message, error);
}

/**
 * Starts the whole product in this process: the api, and the web server that passes `/api` to it.
 * @param reservedPort the reserved port; released when the server listens
 * @throws StartupError when the settings or the database are invalid
 */
export async function openProduct(env: NodeJS.ProcessEnv, reservedPort: ReservedPort): Promise<RunningProduct> {
  const { port } = reservedPort;
  const config = resolveReleaseStore(env);
  const { dataDir } = config;
  const notice = readDrainMs(env);
  const compression = readCompression(env);
  const cdn = readCdnSettings(env);
  const renderTimes = readRenderTimes(env);
  const securityContact = readSecurityContact(env);
  // Only the account that runs the product can read its data.
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
      api
        .notifyOperator(canaryNotice(canary), mails)
        .catch((error) => log('The canary notice could not be sent', error));
    };
    const secure = settings.site.origin.startsWith('https:');
    const webServer = openWebServer(site, {
      api,
      securityContact,
      secure,
      onCanaryAborted,
      renderTimes,
      instrument: telemetry?.traceRequest,
    });
    closers.push(() => Promise.race([webServer.close(), setTimeout(DRAIN_MS, undefined, { ref: false })]));
    metrics?.observeReleases(site.registry);
    if (metrics) log(`Metrics: ${metrics.url}`);
    await reservedPort.free();
    await webServer.listen(port, env.HOST);
    api.startDemoReporter();
    return {
      url: `http://localhost:${port}`,
      demoAccounts: api.demoAccounts,
      close: async () => {
        webServer.drain();
        api.drain();
        await setTimeout(notice);
        await closeAll();
      },
    };
  } catch (error) {
    // Open handles, such as the registry watcher, would keep the process running.
    await closeAll();
    throw error;
  }
}
