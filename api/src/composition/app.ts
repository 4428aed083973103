import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { ByteBudget } from '@skal/contracts/http/byteBudget';
import { createHealthEndpoints, isReachable } from '../modules/health/health.ts';
import { eventStream } from '../modules/live/eventStream.middleware.ts';
import { configureApp, createPeerReader, mount } from '../server/http/app.ts';
import { createInProcessReader, type InProcessReader } from '../server/http/inProcess.ts';
import { createResponseHook } from '../server/observability/responseHook.ts';
import type { RoutedServices } from './routes.ts';

const CLOSE_MS = 10_000;

/** Stage 4: the application that answers requests. */
export interface RunningApp extends RoutedServices {
  /** Memory budget of all requests of this process, including those that other handlers answer. */
  budget: ByteBudget;
  handle(req: IncomingMessage, res: ServerResponse): void;
  isOperator(req: IncomingMessage, res: ServerResponse): Promise<boolean>;
  /** Answers a read of a page that this process renders. */
  read: InProcessReader;
  /** Whether it can serve: the database answers, and it is not draining. */
  ready(): Promise<boolean>;
  /** Before shutdown: reports not ready, and closes each connection after its response. */
  drain(): void;
  /** Waits some seconds for requests in progress. */
  settle(): Promise<void>;
}

/** Mounts the routes behind the common middleware. */
export async function createRunningApp(routed: RoutedServices): Promise<RunningApp> {
  const { app, dependencies, listeners, endWaiting, routes } = routed;
  const { settings, db, log, limits, passwordHasher, sessions } = dependencies;
  let isDraining = false;
  let pendingRequests = 0;
  const ready = async () => !isDraining && (await isReachable(db));
  const portals = () => ({ open: listeners.size, most: settings.live.perProcess });
  const onResponse = await createResponseHook({ settings, log, db, passwordHasher, portals });
  const budget = new ByteBudget(settings.bufferedBytes);
  const options = { settings, log, limits, budget, isDraining: () => isDraining, onResponse };
  configureApp(app, options);
  app.use(createHealthEndpoints({ isReady: ready, isDraining: options.isDraining }));
  app.use(eventStream(dependencies, listeners));
  mount(app, options, routes, sessions);
  const answer = app.callback();
  const read = createInProcessReader(app);
  const readPeer = createPeerReader(options);

  const untilSettled = <T>(work: Promise<T>): Promise<T> => {
    pendingRequests += 1;
    return work.finally(() => {
      pendingRequests -= 1;
    });
  };

  return {
    ...routed,
    budget,
    ready,
    handle: (req, res) => void untilSettled(answer(req, res)),
    read: (req, address) => untilSettled(read(req, address)),
    async isOperator(req, res) {
      const peer = readPeer(req);
      const body = { buffered: budget.open(peer.ip), bodyMs: settings.bodyMs };
      const state = { requestId: randomUUID(), peer, ...body };
      const account = await sessions.load(Object.assign(app.createContext(req, res), { params: {}, state }));
      return account?.accountType === 'admin';
    },
    drain() {
      isDraining = true;
      listeners.drain();
      endWaiting();
    },
    async settle() {
      const until = Date.now() + CLOSE_MS;
      while (pendingRequests > 0 && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 10));
    },
  };
}
