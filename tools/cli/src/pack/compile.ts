import { transform } from '@swc/core';
import { init, parse } from 'es-module-lexer';
import { styledComponentsPlugin } from '../webpack/styledComponentsPlugin.ts';

/** A file as it goes into a package. */
export interface Compiled {
  text: string;
  /** What it imports, and what it names for others to load. */
  imports: string[];
}

/** How a file names one that something else is to load: a worker, a stylesheet. */
const ADDRESS = /(?<=new URL\(['"])(\.{1,2}\/[^'"]+)(?=['"], import\.meta\.url\))/g;

/** How one is found by the name that an import would have. */
const NAMED = /(?<=(?:fileOf|import\.meta\.resolve)\(['"])[^'"]+/g;

const isOwn = (specifier: string): boolean => /^\.{1,2}\//.test(specifier);

/** The name that a source has once it is compiled. */
export const compiledName = (name: string): string => name.replace(/\.tsx?$/, '.js');

/** Gives a module's imports the names that the files have afterwards, and says what it imports. */
async function withCompiledNames(code: string): Promise<Compiled> {
  await init;
  let text = '';
  let end = 0;
  const takes: string[] = [];
  for (const { n: specifier, s: from, e: to } of parse(code)[0]) {
    if (specifier === undefined) continue;
    takes.push(specifier);
    text += code.slice(end, from);
    // Of an import() the quotes are part of it.
    const named = code.slice(from, to);
    text += isOwn(specifier) ? named.replace(specifier, compiledName(specifier)) : named;
    end = to;
  }
  text += code.slice(end);
  takes.push(...[ADDRESS, NAMED].flatMap((pattern) => text.match(pattern) ?? []));
  return { text: text.replace(ADDRESS, compiledName), imports: takes };
}

/** Compiles a source of ours to what runs from the packages of another project. */
export async function compileSource(packageName: string, file: string, text: string): Promise<Compiled> {
  if (/\.[mc]js$/.test(file)) return withCompiledNames(text);
  const { code } = await transform(text, {
    filename: file,
    swcrc: false,
    jsc: {
      parser: { syntax: 'typescript', tsx: file.endsWith('.tsx') },
      target: 'es2022',
      transform: { react: { runtime: 'automatic' } },
      experimental: { keepImportAttributes: true, plugins: [styledComponentsPlugin(packageName, false)] },
    },
  });
  return withCompiledNames(code);
}
