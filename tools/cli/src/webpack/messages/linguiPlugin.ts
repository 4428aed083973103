import { resolveFile } from '../packages.ts';

/** Resolved here, because swc would resolve it from the current directory. */
const PLUGIN = resolveFile('@lingui/swc-plugin');

/** Returns swc's plugin for message macros. Without source texts, scripts contain ids only: the texts are in the catalogs. */
export const linguiPlugin = (hasSourceTexts: boolean): [string, Record<string, unknown>] => [
  PLUGIN,
  { descriptorFields: hasSourceTexts ? 'all' : 'id-only' },
];
