import { parentPort, workerData } from 'node:worker_threads';
import { openRegistry } from '../registry.ts';
import { RegistryRefusal } from '../registryRefusal.ts';
import { readRelease } from '../release.ts';
import type { Outcome, Task } from './changing.ts';
import { checkArrived } from './gates.ts';

// Does one change of a registry in a thread of its own, and ends.
const { dataDir, deed, ...task } = workerData as Task;
const registry = openRegistry(dataDir);

function takeIn(folder: string, canary: number | null): string {
  const { name, version } = readRelease(folder);
  checkArrived(folder, registry.has(name, version) ? readRelease(registry.releaseDir(name, version)) : null);
  if (canary === null) registry.publish([folder], deed);
  else registry.startCanary(folder, canary, deed);
  return version;
}

function change(): string {
  switch (task.do) {
    case 'release':
      return takeIn(task.folder, task.canary);
    case 'rollback':
      return registry.rollBack(task.name, task.version, deed);
    case 'promote':
      return registry.promote(task.name, deed);
    case 'abort':
      return registry.abort(task.name, deed);
  }
}

function outcome(): Outcome {
  try {
    return { version: change() };
  } catch (error) {
    if (error instanceof RegistryRefusal) return { refusal: error.message };
    throw error;
  }
}

parentPort?.postMessage(outcome());
