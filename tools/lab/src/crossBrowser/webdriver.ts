import type { Engine } from './engine.ts';
import { CLICK_MS } from './engine.ts';

/** The key codes of WebDriver. */
const KEYS = { Escape: '\uE00C', Tab: '\uE004' } as const;

type Call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

const callsOf =
  (driver: string): Call =>
  async (method, path, body) => {
    const response = await fetch(driver + path, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };

const keyActions = (keys: readonly string[]) => ({
  type: 'key',
  id: 'keys',
  actions: keys.flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]),
});

const pressActions = (place: object) => ({
  type: 'pointer',
  id: 'mouse',
  parameters: { pointerType: 'mouse' },
  actions: [
    { type: 'pointerMove', duration: 0, origin: 'viewport', ...place },
    { type: 'pointerDown', button: 0 },
    { type: 'pause', duration: CLICK_MS },
    { type: 'pointerUp', button: 0 },
  ],
});

/** Starts a session of a WebDriver (https://www.w3.org/TR/webdriver2/). */
export async function startSession(driver: string, capabilities: object): Promise<Engine> {
  const call = callsOf(driver);
  const created = await call('POST', '/session', { capabilities: { alwaysMatch: capabilities } });
  const session = `/session/${(created as { sessionId: string }).sessionId}`;
  const act = async (actions: object): Promise<void> => {
    await call('POST', `${session}/actions`, { actions: [actions] });
  };
  const evaluate = async (expression: string): Promise<unknown> => {
    const script = `const done = arguments[arguments.length - 1];
      Promise.resolve(${expression}).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const response = (await call('POST', `${session}/execute/async`, { script, args: [] })) as {
      value?: unknown;
      error?: string;
    };
    if (response.error) throw new Error(response.error);
    return response.value;
  };
  return {
    open: async (url) => void (await call('POST', `${session}/url`, { url })),
    evaluate,
    click: (place) => act(pressActions(place)),
    type: (text) => act(keyActions([...text])),
    key: (name) => act(keyActions([KEYS[name]])),
    resize: async (size) => void (await call('POST', `${session}/window/rect`, size)),
    close: async () => void (await call('DELETE', session)),
  };
}
