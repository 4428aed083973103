import { createRequire } from 'node:module';
import { TestEnvironment } from 'jest-environment-node';

const load = createRequire(import.meta.url);

/**
 * Node's environment, in which the large packages of the api are those of the worker, loaded once for all its files:
 * reading typeorm alone takes a file half a second. Each package that is shared so has a stub in `once/`, which asks for
 * it here. Our own modules, and with them everything that a test could leave behind, are each file's own as ever.
 */
export default class OnceEnvironment extends TestEnvironment {
  constructor(...given) {
    super(...given);
    this.global[Symbol.for('skal.once')] = load;
  }
}
