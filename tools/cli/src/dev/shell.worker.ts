import { parentPort } from 'node:worker_threads';
import { buildDevShell } from './shell.ts';

parentPort?.postMessage(await buildDevShell());
