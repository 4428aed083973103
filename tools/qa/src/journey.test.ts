import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildPath } from '@skal/contracts/http/endpoint';
import { runJourney } from '@skal/contracts/testing/journey';
import { journeyCalls } from '@skal/contracts/testing/parameterlessReads';
import type { Caller } from '@skal/contracts/testing/step';
import { steps } from '@skal/contracts/testing/steps';
import type { RemoteMocks } from './responses/remoteMocks.ts';
import { respondToCall } from './responses/respond.ts';
import { usersOf, VISITOR } from './responses/users.ts';
import { DEFAULT_SETTINGS } from './settings/qaSettings.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Loads the mocks of every remote, as the build finds them. */
async function readRemotes(): Promise<RemoteMocks[]> {
  const found = globSync('mfe-*/src/mocks/{handlers,personas}.ts', { cwd: root });
  const remotes = new Map<string, object>();
  for (const file of found) {
    const [name = ''] = file.split('/');
    remotes.set(name, { scenarios: { ok: [] }, ...remotes.get(name), ...(await import(`${root}${file}`)), name });
  }
  return [...remotes.values()] as RemoteMocks[];
}

describe('a journey through the mocks', () => {
  it('makes every call of a form or a list', () => {
    const called = new Set(steps.map(({ call }) => call));
    const missing = journeyCalls.filter((name) => !called.has(name));
    const how =
      'add a step to packages/contracts/src/testing/{steps,operatorSteps}.ts, or except it in parameterlessReads.ts';
    expect(missing.map((name) => `${name}: ${how}`)).toEqual([]);
  });

  it('gets the same responses as the journey through the api (api/src/tests/journey.test.ts)', async () => {
    const remotes = await readRemotes();
    const people = usersOf(remotes);
    const tabs: Record<Caller, { as: string; remote: string }> = {
      visitor: { as: VISITOR, remote: 'mfe-marketing' },
      client: { as: 'client', remote: 'mfe-portal' },
      operator: { as: 'operator', remote: 'mfe-admin' },
    };
    const { actual, expected } = await runJourney(async (by, { method, path }, { params, send, bytes }) => {
      const tab = tabs[by];
      const body = bytes ? new Blob([bytes.slice()]) : send === undefined ? undefined : JSON.stringify(send);
      const request = new Request(new URL(buildPath(path, params), window.location.href), {
        method,
        headers: { 'Content-Type': bytes ? 'application/octet-stream' : 'application/json' },
        ...(body !== undefined && { body }),
      });
      const response = await respondToCall(request, {
        ...{ remotes, users: people, settings: () => ({ ...DEFAULT_SETTINGS, as: tab.as }) },
        current: () => remotes.find(({ name }) => name === tab.remote),
        setUser: (as) => {
          tab.as = as;
        },
      });
      const text = await response.text();
      return { status: response.status, json: text ? JSON.parse(text) : undefined };
    });
    expect(actual).toEqual(expected);
  });
});
