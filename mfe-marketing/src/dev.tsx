// This remote alone in the real shell: its own mocks answer every call, then the shell starts as ever.
import { setupWorker } from 'msw/browser';
import { handlers } from './mocks/handlers.ts';

const shell = document.querySelector<HTMLMetaElement>('meta[name="skal-shell"]')?.content;
if (!shell) throw new Error('The page does not say where the shell is');

await setupWorker(...handlers).start({ quiet: true, onUnhandledFrame: 'bypass' });
await import(/* webpackIgnore: true */ shell);
