import { jest } from '@jest/globals';
import { failOnConsole } from '../helpers/failOnConsole.ts';

// With ES modules jest hands out its object by import only; the types promise a global one.
Object.assign(globalThis, { jest });
failOnConsole();
