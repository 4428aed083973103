import { resolveFile } from '../packages.ts';

/** Resolved here, because swc would resolve it from the current directory. */
const PLUGIN = resolveFile('@lingui/swc-plugin');

/** Returns swc's plugin for message macros. Production scripts contain the ids only: the texts are in the catalogs. */
export const linguiPlugin = (isProduction: boolean): [string, Record<string, unknown>] => [
  PLUGIN,
  { descriptorFields: isProduction ? 'id-only' : 'all' },
];
