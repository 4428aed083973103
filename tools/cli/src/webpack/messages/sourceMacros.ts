import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { i18n } from '@lingui/core';
import { SOURCE_LOCALE } from '@skal/contracts/site/locale';
import { transformSync } from '@swc/core';
import { linguiPlugin } from './linguiPlugin.ts';

const IMPORTS_MACROS = /from '@lingui\/core\/macro'/;

let isRegistered = false;

/** Makes Node compile the message macros of the sources that it imports, with their English texts. */
export function registerSourceMacros(): void {
  // Jest's transform compiles them in tests.
  if (isRegistered || 'jest' in import.meta) return;
  isRegistered = true;
  i18n.loadAndActivate({ locale: SOURCE_LOCALE, messages: {} });
  registerHooks({
    load(url, context, nextLoad) {
      if (!url.startsWith('file:') || !/^\.tsx?$/.test(extname(url))) return nextLoad(url, context);
      const filename = fileURLToPath(url);
      const source = readFileSync(filename, 'utf8');
      if (!IMPORTS_MACROS.test(source)) return nextLoad(url, context);
      const { code } = transformSync(source, {
        filename,
        swcrc: false,
        jsc: {
          target: 'es2024',
          parser: { syntax: 'typescript', tsx: filename.endsWith('.tsx') },
          experimental: { keepImportAttributes: true, plugins: [linguiPlugin(true)] },
        },
      });
      return { format: 'module', source: code, shortCircuit: true };
    },
  });
}
