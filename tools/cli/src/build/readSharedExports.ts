import { pathToFileURL } from 'node:url';
import { exportNamesOf, type SharedExports } from '@skal/shell/server/registry/sharedExports.ts';
import { resolveFile } from '../webpack/packages.ts';

/** The global object under which a remote's entry finds the part of the federation runtime that it borrows. */
const RUNTIME = '_FEDERATION_RUNTIME_CORE';

/**
 * Every name that a shell lends, by module, read from the modules themselves.
 * @param shared what the shell's build hands over.
 */
export async function readSharedExports(shared: Readonly<Record<string, unknown>>): Promise<SharedExports> {
  const source = pathToFileURL(resolveFile('@skal/shell/src/federation/federationRuntime.ts')).href;
  const { federationRuntime } = (await import(source)) as { federationRuntime: object };
  const lent = [
    ...(Object.entries(shared) as [string, object][]),
    [RUNTIME, { ...federationRuntime, __esModule: true }] as const,
  ];
  return Object.fromEntries(lent.map(([module, exported]) => [module, exportNamesOf(exported).sort()]));
}
