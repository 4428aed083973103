import { resolveFile } from './packages.ts';

/** Resolved here, because swc would resolve it from the current directory. */
const PLUGIN = resolveFile('@swc/plugin-styled-components');

/**
 * Returns swc's styled-components plugin. Each package has its own namespace, so that class names are equal in browser and server
 * builds and unique across packages.
 * @param displayName adds the component's name to class names
 */
export const styledComponentsPlugin = (name: string, displayName: boolean): [string, Record<string, unknown>] => [
  PLUGIN,
  { namespace: `skal-${name}`, displayName, ssr: true, pure: true },
];
