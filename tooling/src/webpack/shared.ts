import { installedVersion } from './bundles.ts';

/**
 * What the shell owns and every remote borrows: one instance of each in a page. The shell hands over
 * exactly these (shell/src/sharing); a remote brings no copy of its own (`import: false`), so a second
 * React or a second store cannot happen.
 */
export const SHARED = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-redux',
  'react-router-dom',
  '@reduxjs/toolkit',
  'styled-components',
  '@skal/shell-kit',
  '@skal/shell-kit/api',
] as const;

export type SharedName = (typeof SHARED)[number];

/** The package that a shared name belongs to: `react/jsx-runtime` to `react`. */
const packageOf = (name: string) =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');

/** The ranges that a remote's build asks of its host: the same major as it was built with. */
export const sharedRanges = (): Record<string, string> =>
  Object.fromEntries(SHARED.map((name) => [name, `^${installedVersion(packageOf(name))}`]));

/** The versions that the shell's build hands over. */
export const sharedVersions = (): Record<string, string> =>
  Object.fromEntries(SHARED.map((name) => [name, installedVersion(packageOf(name))]));

/** The federation plugin's form of `sharedRanges`. */
export const borrowedModules = () =>
  Object.fromEntries(
    Object.entries(sharedRanges()).map(([name, requiredVersion]) => [
      name,
      { import: false as const, singleton: true, requiredVersion, strictVersion: false },
    ]),
  );
