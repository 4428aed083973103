/** Shared config of the two jest presets: ES modules, TypeScript and TSX through swc, and a console that is silent in a passing test. */
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(import.meta.dirname, '../..');
/** Whether this is an installed package. */
const isPackage = import.meta.dirname.includes('node_modules');
const vmModules = '--experimental-vm-modules';

// Jest needs this flag for ES modules. The config is read before workers start, so setting it here makes a plain `npx jest` work
// too. `workerIdleMemoryLimit` keeps jest from running a single file in this process.
if (!process.env.NODE_OPTIONS?.includes(vmModules)) {
  process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} ${vmModules} --no-warnings=ExperimentalWarning`.trim();
}

/**
 * Size of the young generation in MB. Most test objects are short-lived; the default size caused repeated copying of live ones.
 * Workers inherit the flags of their parent; processes that tests start do not, because some tests measure their memory.
 */
const YOUNG_GENERATION_FLAG = '--max-semi-space-size';
if (!process.execArgv.some((flag) => flag.startsWith(YOUNG_GENERATION_FLAG)))
  process.execArgv.push(`${YOUNG_GENERATION_FLAG}=64`);

/** The transform of test files and of modules that are not shared. */
export const swc = [
  fileURLToPath(import.meta.resolve('@swc/jest')),
  {
    swcrc: false,
    jsc: {
      target: 'es2024',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: true } },
      experimental: {
        keepImportAttributes: true,
        plugins: [[fileURLToPath(import.meta.resolve('@lingui/swc-plugin')), {}]],
      },
    },
  },
];

/** The tier of the run: `*.full.test.ts` are too slow for every change. Without a tier, jest runs the requested files. */
const TIERS = {
  quick: { testPathIgnorePatterns: ['/node_modules/', '/dist/', '/\\.data/', '\\.full\\.test\\.'] },
  full: { testMatch: ['<rootDir>/**/*.full.test.ts', '<rootDir>/**/*.full.test.tsx'] },
};

// The timeout catches hanging tests; a busy machine must not fail one.
const runOptions = {
  maxWorkers: process.env.TEST_TIER ? 1 : 2,
  passWithNoTests: process.env.TEST_TIER === 'full',
  workerIdleMemoryLimit: '1GB',
  testTimeout: 60_000,
};
let isPartOfRun = false;

/** Returns the config of a run over several packages. Jest takes the run's options from it instead of the packages. */
export const runOf = (folders) => {
  isPartOfRun = true;
  return { ...runOptions, projects: folders.map((folder) => `<rootDir>/${folder}`) };
};

/**
 * Returns the config of one package's tests.
 * @param {string} configUrl `import.meta.url` of the package's jest.config.mjs; its folder is the root of the tests
 * @param {string[]} setup URLs of files that run before each test file
 * @param {object} options of this package
 */
export const packageConfig = (configUrl, setup, options) => {
  const rootDir = dirname(fileURLToPath(configUrl));
  return {
    rootDir,
    // `contracts`, `shell/server`: the path without the folder that groups packages.
    displayName:
      (!isPackage &&
        relative(root, rootDir)
          .replaceAll('\\', '/')
          .replace(/^(packages|tools)\//, '')) ||
      basename(rootDir),
    cacheDirectory: join(isPackage ? rootDir : root, 'node_modules', '.cache', 'jest'),
    testMatch: ['<rootDir>/**/*.test.ts', '<rootDir>/**/*.test.tsx'],
    testPathIgnorePatterns: ['/node_modules/', '/dist/', '/\\.data/'],
    modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/\\.data/'],
    extensionsToTreatAsEsm: ['.ts', '.tsx'],
    transform: { '\\.tsx?$': swc },
    moduleFileExtensions: ['ts', 'tsx', 'mjs', 'js', 'cjs', 'json', 'node'],
    moduleNameMapper: {
      '\\.(css|woff2?|svg|png|jpe?g|webp|avif|ico)$': fileURLToPath(import.meta.resolve('./transforms/asset.mjs')),
    },
    setupFilesAfterEnv: setup.map((url) => fileURLToPath(url)),
    ...(!isPackage && TIERS[process.env.TEST_TIER]),
    restoreMocks: true,
    ...(isPartOfRun ? {} : runOptions),
    ...options,
  };
};
