import { jest } from '@jest/globals';
import { i18n } from '@lingui/core';
import { failOnConsole } from '../helpers/failOnConsole.ts';

// With ES modules jest provides its object by import only; the types declare a global one.
Object.assign(globalThis, { jest });
failOnConsole();

// Modules read their texts when they are evaluated: tests have the English ones of the sources.
i18n.loadAndActivate({ locale: 'en', messages: {} });
