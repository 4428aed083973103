import { createRequire } from 'node:module';
import { TestEnvironment } from 'jest-environment-node';

const load = createRequire(import.meta.url);

/** Globals that a test file shares with the worker: tests compare values of modules with them, or set them for a module. */
const SHARED = ['Date', 'Error', 'RangeError', 'TypeError', 'process'];

/** Start of a Node warning, and its hint. */
const NODE_WARNING = /^\((?:node:\d+\)|Use `node --trace-)/;

/**
 * Node's environment for tests whose modules are shared: the worker loads them once for all its files, and the modules that the
 * transform `shared-modules.mjs` generates get them here. Restores changes to the process after each file.
 */
export default class SharedModulesEnvironment extends TestEnvironment {
  constructor(...config) {
    super(...config);
    this.global[Symbol.for('skal.once')] = load;
    for (const name of SHARED) this.global[name] = globalThis[name];
    const { exit, env } = process;
    const { error, warn } = console;
    this.before = { exit, env: { ...env }, error, warn };
  }

  async setup() {
    await super.setup();
    // The test sees warnings of modules; warnings of Node itself, such as deprecations, are ignored.
    const { error } = this.before;
    console.error = (...args) => (NODE_WARNING.test(args[0]) ? error : this.global.console.error)(...args);
    console.warn = (...args) => this.global.console.warn(...args);
  }

  async teardown() {
    const { exit, env, error, warn } = this.before;
    process.exit = exit;
    for (const name of Object.keys(process.env)) if (!Object.hasOwn(env, name)) delete process.env[name];
    Object.assign(process.env, env);
    Object.assign(console, { error, warn });
    await super.teardown();
  }
}
