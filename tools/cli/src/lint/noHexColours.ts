import { findLines, isTestCode, type Lint, type SourceFile } from './sourceFiles.ts';

const HEX = /(?<![\w&/])#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})(?![\w-])/i;
const PAGE_SOURCES = /^(shared-ui|packages\/(shell-kit|forms|account)|shell|mfe-[^/]+)\/src\//;
/** Colours belong to the theme; a customer's brand colour is content. */
const COLOUR_SOURCES = /^shared-ui\/src\/theme\/|\/src\/content\//;

const isStyledPage = (file: SourceFile): boolean =>
  PAGE_SOURCES.test(file.path) && !COLOUR_SOURCES.test(file.path) && !isTestCode(file);

/** Rejects hex colours: theme tokens have a light and a dark value. */
export const noHexColours: Lint = (files) =>
  files.filter(isStyledPage).flatMap((file) => findLines(file, HEX, (found) => `${found}: use a token, var(--…)`));
