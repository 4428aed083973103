import { jest } from '@jest/globals';
import { failOnConsole } from '../helpers/failOnConsole.ts';

// With ES modules jest provides its object by import only; the types declare a global one.
Object.assign(globalThis, { jest });
failOnConsole();
