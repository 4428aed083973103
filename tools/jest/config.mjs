/**
 * What the two jest presets have in common: ES modules, TypeScript and TSX through swc, and a console that is
 * silent in a passing test.
 */
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(import.meta.dirname, '../..');
/** Whether this is a package of somebody else's project. */
const isPackage = import.meta.dirname.includes('node_modules');
const vmModules = '--experimental-vm-modules';

// Jest runs ES modules only under this flag. The config is read before the workers start, so setting it here makes a
// bare `npx jest` work too; `workerIdleMemoryLimit` keeps jest from running a single file inside this process.
if (!process.env.NODE_OPTIONS?.includes(vmModules)) {
  process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} ${vmModules} --no-warnings=ExperimentalWarning`.trim();
}

/**
 * Room for what a worker has just made, in MB. A test forgets most of it soon; with the usual room, what was still in use was
 * copied time and again. Workers have the flags of the process that starts them, and what tests start has not: some of them
 * look at its memory.
 */
const NEW_OBJECTS = '--max-semi-space-size';
if (!process.execArgv.some((flag) => flag.startsWith(NEW_OBJECTS))) process.execArgv.push(`${NEW_OBJECTS}=64`);

/** How a test file and whatever is its own is read. */
export const swc = [
  fileURLToPath(import.meta.resolve('@swc/jest')),
  {
    swcrc: false,
    jsc: {
      target: 'es2024',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: true } },
      experimental: { keepImportAttributes: true },
    },
  },
];

/** The tier of the run: `*.full.test.ts` are too slow for every change. Without one, jest runs whatever it is asked for. */
const TIERS = {
  quick: { testPathIgnorePatterns: ['/node_modules/', '/dist/', '/\\.data/', '\\.full\\.test\\.'] },
  full: { testMatch: ['<rootDir>/**/*.full.test.ts', '<rootDir>/**/*.full.test.tsx'] },
};

// The time is a bound for what hangs; a busy machine must not fail a test.
const runOptions = {
  maxWorkers: process.env.TEST_TIER ? 1 : 2,
  passWithNoTests: process.env.TEST_TIER === 'full',
  workerIdleMemoryLimit: '1GB',
  testTimeout: 60_000,
};
let isPartOfRun = false;

/** The config of a run over several packages. Jest reads it before theirs, which then leave the run's options to it. */
export const runOf = (folders) => {
  isPartOfRun = true;
  return { ...runOptions, projects: folders.map((folder) => `<rootDir>/${folder}`) };
};

/**
 * The options of one package's tests.
 * @param {string} configUrl `import.meta.url` of the package's jest.config.mjs; its folder is the root of the tests
 * @param {string[]} setup addresses of files that run before each test file
 * @param {object} options what the package has differently
 */
export const packageConfig = (configUrl, setup, options) => {
  const rootDir = dirname(fileURLToPath(configUrl));
  return {
    rootDir,
    // `contracts`, `shell/server`: the folder, without the one that groups packages.
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
    setupFilesAfterEnv: setup.map((address) => fileURLToPath(address)),
    ...(!isPackage && TIERS[process.env.TEST_TIER]),
    restoreMocks: true,
    ...(isPartOfRun ? {} : runOptions),
    ...options,
  };
};
