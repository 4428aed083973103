import { transform } from '@swc/core';
import { init, parse } from 'es-module-lexer';
import { linguiPlugin } from '../webpack/messages/linguiPlugin.ts';
import { styledComponentsPlugin } from '../webpack/styledComponentsPlugin.ts';

/** A compiled file of a package. */
export interface Compiled {
  text: string;
  /** Its imports, and the files that it names to be loaded. */
  imports: string[];
}

/** A file that is loaded by URL: a worker, a stylesheet. */
const FILE_URL = /(?<=new URL\(['"])(\.{1,2}\/[^'"]+)(?=['"], import\.meta\.url\))/g;

/** A file that is resolved by an import specifier. */
const RESOLVED_SPECIFIER = /(?<=(?:resolveFile|import\.meta\.resolve)\(['"])[^'"]+/g;

const isOwn = (specifier: string): boolean => /^\.{1,2}\//.test(specifier);

/** Returns the name of a source after compilation. */
export const compiledName = (name: string): string => name.replace(/\.tsx?$/, '.js');

/** Rewrites a module's imports to compiled file names, and collects them. */
async function withCompiledNames(code: string): Promise<Compiled> {
  await init;
  let text = '';
  let end = 0;
  const imports: string[] = [];
  for (const { n: specifier, s: from, e: to } of parse(code)[0]) {
    if (specifier === undefined) continue;
    imports.push(specifier);
    text += code.slice(end, from);
    // For import(), the range includes the quotes.
    const literal = code.slice(from, to);
    text += isOwn(specifier) ? literal.replace(specifier, compiledName(specifier)) : literal;
    end = to;
  }
  text += code.slice(end);
  imports.push(...[FILE_URL, RESOLVED_SPECIFIER].flatMap((pattern) => text.match(pattern) ?? []));
  return { text: text.replace(FILE_URL, compiledName), imports };
}

/** Compiles a source to JavaScript that runs from an installed package. */
export async function compileSource(packageName: string, file: string, text: string): Promise<Compiled> {
  if (/\.[mc]js$/.test(file)) return withCompiledNames(text);
  const { code } = await transform(text, {
    filename: file,
    swcrc: false,
    jsc: {
      parser: { syntax: 'typescript', tsx: file.endsWith('.tsx') },
      target: 'es2022',
      transform: { react: { runtime: 'automatic' } },
      experimental: {
        keepImportAttributes: true,
        // With the English texts, which tests and development builds show; builds also add the packed catalogs.
        plugins: [linguiPlugin(true), styledComponentsPlugin(packageName, false)],
      },
    },
  });
  return withCompiledNames(code);
}
