import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RegistryReply } from '@skal/contracts/registry';
import { RUM_PATH } from '@skal/contracts/rum';
import type { SiteFacts } from '@skal/contracts/site';
import { STATUS_PATH } from '@skal/contracts/status';
import Koa, { type Context } from 'koa';
import { type CdnSettings, NO_CDN, openCdn } from './cdn.ts';
import { type Answer, sendDirectly } from './direct.ts';
import { openReleaseFiles } from './files.ts';
import { POLICY_REPORTS_PATH } from './headers.ts';
import { openIntake } from './intake.ts';
import { withIntegrityLists } from './integrity.ts';
import { openLivePages } from './livePages.ts';
import type { MockedCalls } from './mocks.ts';
import { openOverrides } from './override.ts';
import { type Override, overrideIn } from './overrideAddress.ts';
import { openPackages } from './packages.ts';
import { policyReports } from './policyReports.ts';
import { openPruning } from './pruning.ts';
import { openPublishing } from './publishing/publishing.ts';
import { readyAnswers } from './ready.ts';
import { openReleases, type ReleasePlace } from './releases.ts';
import { type OnCanaryEnded, openRum } from './rum/rum.ts';
import { openServers } from './servers.ts';
import { openFollowing } from './shared/following.ts';
import { openStatusAnswer } from './status/answerStatus.ts';
import type { ApiStanding } from './status/status.ts';
import type { Compression } from './stored.ts';
import { openTeams } from './teams.ts';

/** What answers `/api`, and `/healthz` for all of us: the api of this process. */
export interface ApiDoor {
  handle(req: IncomingMessage, res: ServerResponse): void;
  /** Whether an operator is signed in in the browser that sent a request. */
  isOperator(req: IncomingMessage, res: ServerResponse): Promise<boolean>;
  /** How the parts behind it are doing, for `/status`; absent where nobody can say. */
  standing?: () => Promise<ApiStanding>;
}

export interface FrontDoorSettings extends ReleasePlace {
  site: SiteFacts;
  api: ApiDoor;
  /** How well its pages are compressed. */
  compression: Compression;
  /** Whether the site is reached over TLS: then browsers are told to stay with it. */
  secure: boolean;
  log: (message: string, error?: unknown) => void;
  /** What a cache in front of the site may keep; nothing without asking, unless said otherwise. */
  cdn?: CdnSettings;
  /** None where the api answers. */
  mocked?: MockedCalls;
  onCanaryEnded?: OnCanaryEnded;
  /** Does what answers a request within whatever watches it; nothing where nobody does. */
  watch?: ((req: IncomingMessage, res: ServerResponse, answer: () => void) => void) | undefined;
}

export interface FrontDoor {
  /**
   * Starts to answer. Without a host it is the loopback of both families, so that `localhost` works however
   * it is resolved.
   */
  listen(port: number, host?: string): Promise<void>;
  /** What it tells everybody to be live at this moment. */
  registry(): RegistryReply;
  /** Before stopping: every answer asks its connection to close, so that the next request goes elsewhere. */
  drain(): void;
  close(): Promise<void>;
}

/** What the api answers, and not the front door. */
const FOR_API = /^\/(?:api(?:[/?]|$)|healthz\/)/;

/**
 * Opens the front door: pages, files of releases, the registry and `/api`, all on one origin.
 * Pages are composed before it answers and again whenever the registry changes; a registry that cannot be
 * composed leaves the pages of the one before in place.
 */
export async function openFrontDoor(given: FrontDoorSettings): Promise<FrontDoor> {
  const { api, secure, shared, mocked, cdn = NO_CDN, onCanaryEnded = () => undefined, watch, ...rest } = given;
  const caches = openCdn(cdn, rest.log);
  const settings = { ...rest, mocks: mocked?.mocks, onChanged: caches.changed };
  const { dataDir, log } = settings;
  const place = { dataDir, shared };
  const releases = openReleases(place, log);
  const teams = openTeams(place);
  const following = await openFollowing(place, log);
  const files = withIntegrityLists(openReleaseFiles(dataDir, following.fetch), dataDir, following.fetch);
  const closePlace = async () => {
    await following.close();
    teams.close();
    releases.close();
  };
  const pages = await openLivePages(settings).catch(async (error: unknown) => {
    await closePlace();
    throw error;
  });
  const ready = readyAnswers(pages.now, files, { secure, mocked: mocked !== undefined, cdn });
  const publishing = openPublishing({ place, releases, teams, headers: ready.inert, log, onChanged: following.look });
  const overrides = openOverrides({ ...settings, api, teams, fetchRelease: following.fetch });
  const rum = openRum({ dataDir, releases, teams, served: pages.now, isPage: ready.isPage, log, onCanaryEnded });
  const sinks = { [POLICY_REPORTS_PATH]: policyReports(log, ready.isPage), [RUM_PATH]: rum.sink };
  const intake = openIntake(sinks, ready.inert);
  const packages = openPackages(dataDir, settings.site.origin, ready.inert);
  const pruning = openPruning({ place, log });
  const sayStatus = openStatusAnswer({
    ...{ releases, standing: api.standing, brand: settings.site.brand },
    page: () => pages.now().live.notFound.body.plain.toString(),
  });
  let draining = false;

  const sendReady = (ctx: Context, answer: Answer) => {
    ctx.respond = false;
    sendDirectly(ctx.req, ctx.res, answer);
  };

  const say = (ctx: Context, status: number, sentence: string) => {
    ctx.set('Cache-Control', 'no-store');
    ctx.status = status;
    ctx.type = 'text/plain; charset=utf-8';
    ctx.body = sentence;
  };

  const releaseFile = async (ctx: Context) => {
    try {
      const file = await ready.read(ctx.path);
      if (file) sendReady(ctx, file);
      else say(ctx, 404, 'There is no such file in this release');
    } catch (error) {
      // Not a 404: the file may well be there, and a browser remembers of a script that it was not.
      log('A file of a release cannot be read at this moment', error);
      ctx.set('Retry-After', '1');
      say(ctx, 503, 'This file cannot be read at this moment');
    }
  };

  /** A page with other versions than the live ones, for an operator. */
  const overriddenPage = async (ctx: Context, override: Override) => {
    const outcome = await overrides.open(ctx, override);
    if ('page' in outcome) {
      for (const name of Object.keys(ready.inert)) ctx.remove(name);
      return sendReady(ctx, ready.once(outcome.page));
    }
    ctx.set('X-Robots-Tag', 'noindex');
    say(ctx, outcome.status, outcome.sentence);
  };

  const answer = async (ctx: Context) => {
    const { path, method } = ctx;
    const own = [intake, publishing, packages].find((each) => each.takes(path));
    if (own) {
      ctx.respond = false;
      return own.handle(path, ctx.req, ctx.res);
    }
    ctx.set(ready.inert);
    if (method !== 'GET' && method !== 'HEAD') {
      ctx.set('Allow', 'GET, HEAD');
      ctx.status = 405;
      ctx.body = { error: 'This address can only be read' };
      return;
    }
    if (path === STATUS_PATH) return sayStatus(ctx);
    const override = overrideIn(ctx.search);
    if (override) return overriddenPage(ctx, override);
    const found = ready.find(path, ctx.headers.cookie) ?? mocked?.files.get(path);
    if (found) return sendReady(ctx, found);
    if (path.startsWith('/r/')) return releaseFile(ctx);
    if (path.length > 1 && path.endsWith('/') && ready.isPage(path.slice(0, -1))) {
      ctx.status = 308;
      ctx.set('Location', path.slice(0, -1) + ctx.search);
      return;
    }
    for (const name of Object.keys(ready.inert)) ctx.remove(name);
    sendReady(ctx, ready.notFound(ctx.headers.cookie));
  };

  const koa = new Koa();
  koa.silent = true;
  koa.on('error', (error) => log('A request failed', error));
  koa.use(answer);
  const answerRest = koa.callback();

  const handle = (req: IncomingMessage, res: ServerResponse) => {
    const url = req.url ?? '/';
    if (draining) res.setHeader('Connection', 'close');
    if (FOR_API.test(url)) api.handle(req, res);
    else {
      const found = req.method === 'GET' ? ready.find(url, req.headers.cookie) : null;
      if (found) sendDirectly(req, res, found);
      else void answerRest(req, res);
    }
  };
  const servers = openServers(watch ? (req, res) => watch(req, res, () => handle(req, res)) : handle, log);

  return {
    async listen(port, host) {
      await servers.listen(port, host);
      // What is live may have changed while nobody was here.
      caches.changed();
    },
    registry: () => JSON.parse(pages.now().registry.plain.toString()) as RegistryReply,
    drain: () => {
      draining = true;
    },
    close: async () => {
      await Promise.all([overrides.close(), pages.close()]);
      await caches.close();
      await servers.close();
      await rum.close();
      await pruning.close();
      await closePlace();
    },
  };
}
