import { parentPort, workerData } from 'node:worker_threads';
import { RegistryRefusal } from '../registryRefusal.ts';
import { readRelease } from '../release.ts';
import { openReleases } from '../releases.ts';
import type { Outcome, Task } from './changing.ts';
import { checkArrived } from './gates.ts';

// Does one change of a registry in a thread of its own, and ends.
const { place, deed, ...task } = workerData as Task;
const releases = openReleases(place);

async function takeIn(folder: string, canary: number | null): Promise<string> {
  const { name, version } = readRelease(folder);
  const known = await releases.find(name, version);
  checkArrived(folder, known === null ? null : readRelease(known));
  if (canary === null) await releases.publish([folder], deed);
  else await releases.startCanary(folder, canary, deed);
  return version;
}

async function change(): Promise<string> {
  switch (task.do) {
    case 'release':
      return takeIn(task.folder, task.canary);
    case 'rollback':
      return releases.rollBack(task.name, task.version, deed);
    case 'promote':
      return releases.promote(task.name, deed);
    case 'abort':
      return releases.abort(task.name, deed);
  }
}

async function outcome(): Promise<Outcome> {
  try {
    return { version: await change() };
  } catch (error) {
    if (error instanceof RegistryRefusal) return { refusal: error.message, status: error.status };
    throw error;
  }
}

parentPort?.postMessage(await outcome());
releases.close();
