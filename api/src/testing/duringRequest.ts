import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { TestApi, TestClient } from './index.ts';

/**
 * Sends a request whose body is delayed after its beginning. The api has authenticated it by then; `work` runs before the
 * rest is sent. Returns the status.
 */
export async function runDuringRequest(
  api: TestApi,
  { browser, path, json }: { browser: TestClient; path: string; json: unknown },
  happens: () => Promise<unknown>,
): Promise<number | undefined> {
  const { sessions } = api.internals.dependencies;
  const { load } = sessions;
  const known = new Promise<void>((resolve) => {
    sessions.load = async (ctx) => {
      sessions.load = load;
      const account = await load(ctx);
      resolve();
      return account;
    };
  });
  const headers = { origin: api.url, cookie: browser.cookieHeader, 'content-type': 'application/json' };
  const sending = request(api.url + path, { method: 'POST', headers });
  const [beginning, rest] = [JSON.stringify(json).slice(0, 1), JSON.stringify(json).slice(1)];
  sending.write(beginning);
  await known;
  await happens();
  sending.end(rest);
  const [answer] = (await once(sending, 'response')) as [IncomingMessage];
  answer.resume();
  return answer.statusCode;
}
