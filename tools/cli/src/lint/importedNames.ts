/** Reads the imported names of a source file with swc. */
import { type ModuleItem, parseSync } from '@swc/core';
import type { SourceFile } from './sourceFiles.ts';

export interface ImportedName {
  readonly module: string;
  /** The exported name; '*' for all of them. */
  readonly name: string;
  readonly line: number;
}

const parse = ({ path, text }: SourceFile): ModuleItem[] =>
  parseSync(text, { syntax: 'typescript', tsx: path.endsWith('.tsx'), target: 'es2024' }).body;

const lineOf = (text: string, module: string): number => {
  const at = text.search(new RegExp(`['"]${module.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')}['"]`));
  return text.slice(0, Math.max(at, 0)).split('\n').length;
};

const namesOf = (item: ModuleItem): { module: string; names: string[] } | undefined => {
  if (item.type === 'ImportDeclaration' && !item.typeOnly) {
    const names = item.specifiers.flatMap((specifier) => {
      if (specifier.type === 'ImportDefaultSpecifier') return ['default'];
      if (specifier.type === 'ImportNamespaceSpecifier') return ['*'];
      return specifier.isTypeOnly ? [] : [(specifier.imported ?? specifier.local).value];
    });
    return { module: item.source.value, names };
  }
  if (item.type === 'ExportAllDeclaration') return { module: item.source.value, names: ['*'] };
  if (item.type === 'ExportNamedDeclaration' && item.source && !item.typeOnly) {
    const names = item.specifiers.flatMap((specifier) => {
      if (specifier.type === 'ExportDefaultSpecifier') return ['default'];
      if (specifier.type === 'ExportNamespaceSpecifier') return ['*'];
      return specifier.isTypeOnly ? [] : [specifier.orig.value];
    });
    return { module: item.source.value, names };
  }
  return undefined;
};

/** Returns the values (no types) that a file imports or re-exports from the selected modules. */
export const importedNames = (file: SourceFile, isOfInterest: (module: string) => boolean): ImportedName[] =>
  parse(file).flatMap((item) => {
    const found = namesOf(item);
    if (!found || !isOfInterest(found.module)) return [];
    const line = lineOf(file.text, found.module);
    return found.names.map((name) => ({ module: found.module, name, line }));
  });
