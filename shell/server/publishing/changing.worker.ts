import { parentPort, workerData } from 'node:worker_threads';
import { RegistryRefusal } from '../registryRefusal.ts';
import { readRelease } from '../release.ts';
import { openReleases } from '../releases.ts';
import type { Outcome, Task } from './changing.ts';
import { checkArrived } from './gates.ts';

// Does one change of a registry in a thread of its own, and ends.
const { place, deed, ...task } = workerData as Task;
const releases = openReleases(place);

/** Looks at what arrived, before anything of it is run. */
async function look(folder: string): Promise<string> {
  const { name, version } = readRelease(folder);
  const known = await releases.find(name, version);
  checkArrived(folder, known === null ? null : readRelease(known));
  return version;
}

async function makeLive(name: string, version: string, canary: number | null): Promise<void> {
  if (canary === null) return releases.point({ [name]: version }, deed);
  const folder = await releases.find(name, version);
  if (folder === null) throw new RegistryRefusal(`There is no release ${name}@${version}`);
  await releases.startCanary(folder, canary, deed);
}

async function change(): Promise<string> {
  switch (task.do) {
    case 'release': {
      const version = await look(task.folder);
      if (task.canary === null) await releases.publish([task.folder], deed);
      else await releases.startCanary(task.folder, task.canary, deed);
      return version;
    }
    case 'stage': {
      const version = await look(task.folder);
      await releases.stage([task.folder], deed);
      return version;
    }
    case 'flip':
      await makeLive(task.name, task.version, task.canary);
      return task.version;
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
