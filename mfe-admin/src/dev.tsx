/**
 * Works on this remote alone, in the real shell: its calls are answered by its own mocks (`?scenario=500`). They
 * answer inside the page; a service worker would stay behind at an address that the whole product uses too.
 */
import { getResponse } from 'msw';
import { handlers, scenarios } from './mocks/handlers.ts';

const isScenario = (name: string): name is keyof typeof scenarios => Object.hasOwn(scenarios, name);

const asked = new URLSearchParams(window.location.search).get('scenario') ?? 'ok';
const answers = [...(isScenario(asked) ? scenarios[asked] : []), ...handlers];

const network = window.fetch;
window.fetch = async (input, init) => {
  const request = new Request(input, init);
  return (await getResponse(answers, request.clone())) ?? network(request);
};

/** The shell's entry, from its own dev server. */
const shell = '/r/shell/dev/main.js';
await import(/* webpackIgnore: true */ shell);
