import { createRequire } from 'node:module';
import { TestEnvironment } from 'jest-environment-node';

const load = createRequire(import.meta.url);

/** Of which a test file has the worker's own: a test may hold one against what a module gave it, or set it for a module. */
const SHARED = ['Date', 'Error', 'RangeError', 'TypeError', 'process'];

/** How Node begins a warning of its own, and the hint behind it. */
const NODES_OWN = /^\((?:node:\d+\)|Use `node --trace-)/;

/**
 * Node's environment for tests whose modules are the worker's, loaded once for all its files: what `once.mjs` puts in
 * their place asks for them here. What a file changes of the process is as it was when the next one begins.
 */
export default class OnceEnvironment extends TestEnvironment {
  constructor(...given) {
    super(...given);
    this.global[Symbol.for('skal.once')] = load;
    for (const name of SHARED) this.global[name] = globalThis[name];
    const { exit, env } = process;
    const { error, warn } = console;
    this.before = { exit, env: { ...env }, error, warn };
  }

  async setup() {
    await super.setup();
    // What a module complains of is for its test to hear; what Node says of itself, such as a deprecation, is nobody's.
    const { error } = this.before;
    console.error = (...words) => (NODES_OWN.test(words[0]) ? error : this.global.console.error)(...words);
    console.warn = (...words) => this.global.console.warn(...words);
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
