import { resolveFile } from './packages.ts';

/** By its address: swc itself would look for it where the command was given. */
const PLUGIN = resolveFile('@swc/plugin-styled-components');

/**
 * What swc does for styled-components. Each package has its own namespace: class names are then the same in the
 * browser's build and the server's, and never those of another package.
 * @param displayName whether class names say which component they are of
 */
export const styledComponentsPlugin = (name: string, displayName: boolean): [string, Record<string, unknown>] => [
  PLUGIN,
  { namespace: `skal-${name}`, displayName, ssr: true, pure: true },
];
