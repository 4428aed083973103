import { parentPort, workerData } from 'node:worker_threads';
import { checkUploadedRelease } from '../publishing/releaseChecks.ts';
import { RegistryError } from '../registry/registryError.ts';
import type { ChangeResult, ChangeTask } from './changeInWorker.ts';
import { readRelease } from './release.ts';
import { type ReleaseService, withReleaseService } from './releaseService.ts';

// Makes one change of a registry, and exits.
const { command, config, context } = workerData as ChangeTask;

/** The folder of a stored release. @throws RegistryError where there is none */
async function folderOf(releases: ReleaseService, name: string, version: string): Promise<string> {
  const folder = await releases.find(name, version);
  if (folder === null) throw new RegistryError(`There is no release ${name}@${version}`);
  return folder;
}

/** Checks an uploaded release, before any of its code runs. Returns its version. */
async function checkUpload(releases: ReleaseService, folder: string): Promise<string> {
  const { name, version } = readRelease(folder);
  const known = await releases.find(name, version);
  checkUploadedRelease(folder, known === null ? null : readRelease(known));
  return version;
}

async function change(releases: ReleaseService): Promise<string> {
  switch (command.type) {
    case 'publish':
    case 'stage': {
      const version = await checkUpload(releases, command.folder);
      if (command.type === 'stage') await releases.stage([command.folder], context);
      else if (command.canary === null) await releases.publish([command.folder], context);
      else await releases.startCanary(command.folder, command.canary, context);
      return version;
    }
    case 'activate': {
      const { bundle, version, canary } = command;
      if (canary === null) await releases.activate({ [bundle]: version }, context);
      else await releases.startCanary(await folderOf(releases, bundle, version), canary, context);
      return version;
    }
    case 'rollback':
      return releases.rollback(command.bundle, command.version, context);
    case 'promote':
    case 'abort':
      return releases[command.type](command.bundle, context);
  }
}

async function result(): Promise<ChangeResult> {
  try {
    return { version: await withReleaseService(config, change) };
  } catch (error) {
    if (error instanceof RegistryError) return { error: error.message, status: error.status };
    throw error;
  }
}

parentPort?.postMessage(await result());
