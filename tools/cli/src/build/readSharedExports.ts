import { pathToFileURL } from 'node:url';
import { exportNamesOf, type SharedExports } from '@skal/shell/server/registry/sharedExports.ts';
import { resolveFile } from '../webpack/packages.ts';

/** The global object in which a remote's entry finds the shared part of the federation runtime. */
const RUNTIME = '_FEDERATION_RUNTIME_CORE';

/**
 * Reads every export name that a shell shares, by module.
 * @param shared the modules that the shell's build shares
 */
export async function readSharedExports(shared: Readonly<Record<string, unknown>>): Promise<SharedExports> {
  const source = pathToFileURL(resolveFile('@skal/shell/src/federation/federationRuntime.ts')).href;
  const { federationRuntime } = (await import(source)) as { federationRuntime: object };
  const sharedModules = [
    ...(Object.entries(shared) as [string, object][]),
    [RUNTIME, { ...federationRuntime, __esModule: true }] as const,
  ];
  return Object.fromEntries(sharedModules.map(([module, exported]) => [module, exportNamesOf(exported).sort()]));
}
