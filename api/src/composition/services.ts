import Koa from 'koa';
import type { DemoAccount } from '../demo/accounts.ts';
import { createDemoGuard, ensureDemoAccounts } from '../demo/demo.ts';
import type { Dependencies } from '../dependencies.ts';
import { hasOperator } from '../modules/account/findAccount.ts';
import { PasswordHasher } from '../modules/account/PasswordHasher.ts';
import { EventStreamHub } from '../modules/live/EventStreamHub.ts';
import { MailWorker } from '../modules/outbox/delivery/MailWorker.ts';
import { Outbox } from '../modules/outbox/outbox.ts';
import { createSessions } from '../modules/session/createSessions.ts';
import { openUploadStorage } from '../modules/ticket/attachment/uploadStorage.ts';
import { ImageProcessor } from '../modules/ticket/image/ImageProcessor.ts';
import type { ApiApp } from '../server/http/context.ts';
import type { Infrastructure } from './infrastructure.ts';

/** Stage 2: the dependencies of the modules, and services that no module uses. */
export interface Services extends Infrastructure {
  dependencies: Dependencies;
  /** The application of the sessions, still without routes. */
  app: ApiApp;
  listeners: EventStreamHub;
  /** Ends requests that wait for something, before the process stops. */
  endWaiting(): void;
  /** Sends mail once it is started. */
  mailWorker: MailWorker;
  demoAccounts: readonly DemoAccount[];
}

/** Creates sessions, uploads, images and outbox, and the demo accounts of a new database. */
export async function createServices(infrastructure: Infrastructure): Promise<Services> {
  const { configuredSettings, settings, log, modules, db, limits, transport, onClose } = infrastructure;
  const passwordHasher = new PasswordHasher(settings.hashing);
  await passwordHasher.warmUp();
  const demoAccounts = await ensureDemoAccounts({ db, passwordHasher, settings, log }, configuredSettings);
  const isOperated = await hasOperator(db);
  db.enforceDeadlines();
  if (!isOperated) log.warn({}, 'there is no operator yet; see skal operator');

  const [outbox, files] = [new Outbox(db, settings.mail), modules.mailFiles(db)];
  const mailWorker = new MailWorker({ outbox, transport, files, settings: settings.mail, log });
  onClose(() => mailWorker.stop());
  const uploads = openUploadStorage(settings);
  onClose(() => uploads.close());
  const images = new ImageProcessor(settings.images);
  onClose(() => images.close());
  const { canSignIn } = createDemoGuard(configuredSettings);
  const app: ApiApp = new Koa();
  const sessions = createSessions(app, { db, settings, canSignIn });
  const wakeMailWorker = () => mailWorker.wake();
  const shutdown = new AbortController();
  const endWaiting = () => shutdown.abort();
  onClose(endWaiting);
  const services = { passwordHasher, uploads, images, canSignIn, sessions, wakeMailWorker, shutdown: shutdown.signal };
  const dependencies: Dependencies = { settings, db, log, limits, ...services };
  const listeners = new EventStreamHub(dependencies);
  onClose(() => listeners.close());
  return { ...infrastructure, dependencies, app, listeners, endWaiting, mailWorker, demoAccounts };
}
