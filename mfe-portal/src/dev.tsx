/** Works on this remote alone, in the real shell: its calls are answered by its own mocks (`?scenario=500`). */
import { setupWorker } from 'msw/browser';
import { handlers, scenarios } from './mocks/handlers.ts';

const isScenario = (name: string): name is keyof typeof scenarios => Object.hasOwn(scenarios, name);

const asked = new URLSearchParams(window.location.search).get('scenario') ?? 'ok';
await setupWorker(...(isScenario(asked) ? scenarios[asked] : []), ...handlers).start({ quiet: true });

/** The shell's entry, from its own dev server. */
const shell = '/r/shell/dev/main.js';
await import(/* webpackIgnore: true */ shell);
