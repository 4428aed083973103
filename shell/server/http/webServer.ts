import type { IncomingMessage, ServerResponse } from 'node:http';
import { ByteBudget } from '@skal/contracts/http/byteBudget';
import { RUM_PATH } from '@skal/contracts/operations/rum';
import { POLICY_REPORTS_PATH } from '@skal/contracts/site/reservedPaths';
import Koa from 'koa';
import type { Site } from '../openSite.ts';
import { openOverridePages } from '../override/override.ts';
import { withIntegrityLists } from '../pages/integrity.ts';
import { openPersonalPages, type ReadApi } from '../personalPages/personalPages.ts';
import type { RenderTimes } from '../personalPages/renderPool.ts';
import { openPublishEndpoint } from '../publishing/publishEndpoint.ts';
import { openPruneJob } from '../releases/pruneJob.ts';
import { type OnCanaryAborted, openRum } from '../rum/rum.ts';
import type { ApiHealth } from '../status/status.ts';
import { createStatusEndpoint } from '../status/statusEndpoint.ts';
import { createBeaconHandler } from './beacons/beacons.ts';
import { cspReportSink } from './beacons/cspReports.ts';
import { openReleaseDictionaries } from './dictionaries/releaseDictionaries.ts';
import { openHttpServers } from './httpServers.ts';
import { sendPrepared } from './preparedResponse.ts';
import { openReleaseFiles } from './releaseFiles.ts';
import { originForm } from './requestTarget.ts';
import { createResponseLookup } from './responseLookup.ts';
import { createSiteMiddleware } from './siteMiddleware.ts';
import { openWellKnown } from './wellKnown.ts';

/** Handles `/api`, and `/healthz` of the whole process: the api of this process. */
export interface ApiHandler {
  handle(req: IncomingMessage, res: ServerResponse): void;
  /** Whether a request comes from a signed-in operator. */
  isOperator(req: IncomingMessage, res: ServerResponse): Promise<boolean>;
  /** Reads an address of the api with the session of a request; absent without an api in this process. */
  read?: ReadApi;
  /** Memory limit of all requests of this process. */
  readonly budget?: ByteBudget;
  /** Health of the api's dependencies, for `/status`; absent without such an api. */
  health?: () => Promise<ApiHealth>;
}

export interface WebServerSettings {
  api: ApiHandler;
  /** Contact for vulnerability reports, as a URI; null if unset. */
  securityContact?: string | null;
  /** Whether the site has TLS; then HSTS is sent. */
  secure: boolean;
  onCanaryAborted?: OnCanaryAborted;
  /** Time limits of pages that are rendered with their visitor's data; replaced in tests. */
  renderTimes?: RenderTimes;
  /** Wraps the handling of a request, for tracing. */
  instrument?: ((req: IncomingMessage, res: ServerResponse, answer: () => void) => void) | undefined;
}

export interface WebServer {
  /**
   * Starts to listen. Without a host it listens on the loopback addresses of both families, so that `localhost` works
   * however it resolves. With a host the port may be 0 for any free port.
   * @returns the port
   */
  listen(port: number, host?: string): Promise<number>;
  /** Prepares the shutdown: every response closes its connection, so that the next request goes to another server. */
  drain(): void;
  close(): Promise<void>;
}

/** Memory limit of requests without an api in this process, in bytes. */
const BUFFERED_BYTES = 32 * 1024 ** 2;

/** Paths of the api. */
const FOR_API = /^\/(?:api(?:[/?]|$)|healthz\/)/;

/** Opens the web server of a site: pages, files of releases, the registry and `/api`, all on one origin. */
export function openWebServer(
  { config, settings, releases, teams, sync, caches, pages }: Site,
  {
    api,
    secure,
    securityContact = null,
    onCanaryAborted = () => undefined,
    renderTimes,
    instrument,
  }: WebServerSettings,
): WebServer {
  const { dataDir, log, mocked, cdn } = settings;
  const files = withIntegrityLists(openReleaseFiles(dataDir, sync.fetch), dataDir, sync.fetch);
  const ready = createResponseLookup(pages.current, files, {
    isSecure: secure,
    isMocked: mocked !== undefined,
    cdn,
    dictionaries: openReleaseDictionaries(dataDir),
  });
  const bounds = { budget: api.budget ?? new ByteBudget(BUFFERED_BYTES) };
  const headers = ready.inertHeaders;
  const publishing = openPublishEndpoint({ config, releases, teams, headers, bounds, log, onChanged: sync.syncNow });
  const overrides = openOverridePages({
    dataDir,
    site: settings.site,
    log,
    mocks: mocked?.mocks,
    api,
    teams,
    fetchRelease: sync.fetch,
  });
  const rum = openRum({ dataDir, releases, teams, served: pages.current, isPage: ready.isPage, log, onCanaryAborted });
  const personalPages = api.read
    ? openPersonalPages({
        dataDir,
        read: api.read,
        times: renderTimes,
        onFailure(task, error) {
          if (!task) return log('A process that renders pages ended', error);
          const { remote, address } = task;
          // The query string may be personal.
          const [path = ''] = address.split('?');
          log(`${path} could not be rendered on the server by ${remote.name}@${remote.version}`, error);
          rum.recordServerError(task, path, error);
        },
      })
    : null;
  const sinks = { [POLICY_REPORTS_PATH]: cspReportSink(log, ready.isPage), [RUM_PATH]: rum.sink };
  const intake = createBeaconHandler(sinks, headers, bounds);
  const pruning = openPruneJob({ config, log });
  const handleStatus = createStatusEndpoint({
    ...{ releases, health: api.health, brand: settings.site.brand },
    page: () => pages.current().live.notFound.body.plain.toString(),
  });
  const wellKnown = openWellKnown({ origin: settings.site.origin, securityContact, isOperator: api.isOperator });
  let isDraining = false;

  const koa = new Koa();
  koa.silent = true;
  koa.on('error', (error) => log('A request failed', error));
  koa.use(
    createSiteMiddleware({
      ready,
      own: [intake, publishing],
      handleStatus,
      wellKnown,
      overrides,
      mocked: mocked?.files,
      personalPages,
      log,
    }),
  );
  const answerRest = koa.callback();

  const handle = (req: IncomingMessage, res: ServerResponse) => {
    const url = originForm(req);
    if (isDraining) res.setHeader('Connection', 'close');
    if (FOR_API.test(url)) api.handle(req, res);
    else {
      const isPersonal = personalPages !== null && ready.personal(url, req.headers.cookie) !== null;
      const found = req.method === 'GET' && !isPersonal ? ready.find(url, req.headers.cookie) : null;
      if (found) sendPrepared(req, res, found);
      else void answerRest(req, res);
    }
  };
  const servers = openHttpServers(
    instrument ? (req, res) => instrument(req, res, () => handle(req, res)) : handle,
    log,
  );

  return {
    async listen(port, host) {
      const boundPort = await servers.listen(port, host);
      // The live set may have changed while the server was down.
      caches.purge();
      void personalPages?.loadCode(pages.current().live);
      return boundPort;
    },
    drain: () => {
      isDraining = true;
    },
    close: async () => {
      await overrides.close();
      await personalPages?.close();
      await servers.close();
      await rum.close();
      await pruning.close();
    },
  };
}
