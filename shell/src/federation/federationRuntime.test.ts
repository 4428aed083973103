import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { federationRuntime } from './federationRuntime.ts';

/** The packages in a remote's entry; neither includes the core of the runtime. */
const PARTS = ['@module-federation/runtime', '@module-federation/webpack-bundler-runtime'];

const sourceOf = (name: string): string => {
  const { resolve } = createRequire(import.meta.url);
  return readFileSync(join(dirname(resolve(`${name}/package.json`)), 'dist/index.js'), 'utf8');
};

const importedNames = (source: string): string[] =>
  [...source.matchAll(/import \{([^}]+)\} from "@module-federation\/runtime-core"/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim().split(' as ')[0] ?? ''),
  );

describe('the runtime that remotes share', () => {
  it('has every name that their entries import', () => {
    const imported = PARTS.flatMap((part) => importedNames(sourceOf(part)));
    expect(imported.length).toBeGreaterThan(5);
    expect(Object.keys(federationRuntime)).toEqual(expect.arrayContaining(imported));
  });
});
