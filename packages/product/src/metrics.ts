import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StartupError } from '@skal/api';
import type { RegistryReply } from '@skal/contracts/operations/registry';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';

/** Server for Prometheus metrics of this process. */
export interface MetricsServer {
  /** Registry to which the api adds its metrics. */
  readonly registry: Registry;
  /** URL of the metrics. */
  readonly url: string;
  /** Adds the active releases to the metrics. */
  observeReleases(served: () => RegistryReply): void;
  close(): Promise<void>;
}

const PORT = /^\d{1,5}$/;

/** Registers an info metric with value 1 for each active version. */
function registerReleaseInfo(registry: Registry, served: () => RegistryReply): void {
  const releases = new Gauge({
    name: 'skal_release_info',
    help: '1 for each version that visitors get',
    labelNames: ['bundle', 'version', 'channel'],
    registers: [registry],
    collect() {
      releases.reset();
      for (const [bundle, { version, canary }] of Object.entries(served().bundles)) {
        releases.set({ bundle, version, channel: 'live' }, 1);
        if (canary) releases.set({ bundle, version: canary.version, channel: 'canary' }, 1);
      }
    },
  });
}

/**
 * Starts the metrics server on SKAL_METRICS_PORT; 0 selects a free port. By default it listens on loopback only;
 * SKAL_METRICS_HOST names another local address, which visitors must not reach.
 * @throws StartupError for an invalid port
 */
export async function startMetricsServer(env: NodeJS.ProcessEnv): Promise<MetricsServer> {
  const port = env.SKAL_METRICS_PORT?.trim() ?? '';
  if (!PORT.test(port)) throw new StartupError('SKAL_METRICS_PORT must be a port number.');
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const server = createServer((req, res) => {
    if (req.url !== '/metrics') return res.writeHead(404).end();
    registry.metrics().then(
      (text) => res.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
      () => res.writeHead(500).end(),
    );
  });
  server.listen(Number(port), env.SKAL_METRICS_HOST?.trim() || '127.0.0.1');
  await once(server, 'listening');
  const { address, family, port: listening } = server.address() as AddressInfo;
  return {
    registry,
    url: `http://${family === 'IPv6' ? `[${address}]` : address}:${listening}/metrics`,
    observeReleases: (served) => registerReleaseInfo(registry, served),
    async close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
