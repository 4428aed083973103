import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StartupError } from '@skal/api';
import type { RegistryReply } from '@skal/contracts/operations/registry';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';

/** Figures of this process, for Prometheus and what reads as it does. */
export interface MetricsServer {
  /** The api puts its own in here. */
  readonly registry: Registry;
  /** Where they are read. */
  readonly url: string;
  /** Tells what is live, from now on. */
  observeReleases(served: () => RegistryReply): void;
  close(): Promise<void>;
}

const PORT = /^\d{1,5}$/;

/** The versions that visitors have: a figure of 1 for each, as Prometheus names what is no number. */
function tellReleases(registry: Registry, served: () => RegistryReply): void {
  const releases = new Gauge({
    name: 'skal_release_info',
    help: '1 for each version that visitors are given',
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
 * Opens the door for whoever watches, at SKAL_METRICS_PORT. It is not the site's: by default it listens on the
 * loopback only, and SKAL_METRICS_HOST names another address of this machine that visitors do not reach.
 * Port 0 is any that is free.
 * @throws StartupError when the port cannot be understood
 */
export async function startMetricsServer(env: NodeJS.ProcessEnv): Promise<MetricsServer> {
  const port = env.SKAL_METRICS_PORT?.trim() ?? '';
  if (!PORT.test(port)) throw new StartupError('SKAL_METRICS_PORT must be the number of a port.');
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
    observeReleases: (served) => tellReleases(registry, served),
    async close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
