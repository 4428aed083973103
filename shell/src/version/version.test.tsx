import { jest } from '@jest/globals';
import { REGISTRY_PATH, type RegistryReply } from '@skal/contracts/operations/registry';
import { mockNetwork } from '@skal/shell-kit/testing/mockNetwork.ts';
import { act, fireEvent, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { click, makeSnapshot, makeSource, renderApp } from '../testing/renderApp.tsx';
import { POLL_INTERVAL_MS } from './intervals.ts';
import { isOutdated } from './useVersionCheck.ts';

const server = mockNetwork();
const snapshot = { ...makeSnapshot(), shell: '1' };

type Bundles = RegistryReply['bundles'];
const live = (version: string): Bundles[string] => ({ version, canary: null });
const unchanged: Bundles = {
  shell: live('1'),
  'mfe-marketing': live('1'),
  'mfe-portal': live('1'),
  'mfe-admin': live('1'),
};

describe('the versions of a tab', () => {
  const canary = { version: '2', percent: 10 };
  it.each<[string, boolean, Bundles]>([
    ['are what is live', false, unchanged],
    ['are those beside a canary of others', false, { ...unchanged, shell: { version: '1', canary } }],
    [
      'are a canary of its own',
      false,
      { ...unchanged, 'mfe-portal': { version: '0', canary: { ...canary, version: '1' } } },
    ],
    ['are live no more: a remote', true, { ...unchanged, 'mfe-portal': live('2') }],
    ['are live no more: the shell', true, { ...unchanged, shell: live('2') }],
    ['are a canary that is over', true, { ...unchanged, 'mfe-portal': live('0') }],
    ['are of a bundle that is gone', true, { shell: live('1'), 'mfe-marketing': live('1'), 'mfe-portal': live('1') }],
  ])('%s: outdated is %s', (_, replaced, bundles) => {
    expect(isOutdated(snapshot, { revision: 'r', bundles })).toBe(replaced);
  });
});

describe('the update prompt', () => {
  let registry: RegistryReply;
  let requests = 0;

  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
    registry = { revision: 'r1', bundles: unchanged };
    requests = 0;
    server.use(
      http.get(REGISTRY_PATH, () => {
        requests += 1;
        return HttpResponse.json(registry);
      }),
    );
  });
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  /** Advances the time while the visitor is active, and lets requests finish. */
  const pass = async (ms: number = POLL_INTERVAL_MS) => {
    fireEvent.pointerMove(document.body);
    const before = requests;
    await act(() => jest.advanceTimersByTimeAsync(ms));
    return requests - before;
  };
  const publish = (revision: string) => {
    registry = { revision, bundles: { ...unchanged, 'mfe-portal': live(revision) } };
  };
  const reload = () => screen.queryByRole('button', { name: 'Reload' });

  it('appears for a replaced version, which is checked every five minutes', async () => {
    await renderApp('/', undefined, snapshot);
    await pass();
    await pass();
    expect(reload()).toBeNull();
    publish('r2');
    expect(await pass()).toBe(1);
    expect(screen.getByText('New version available').closest('[role=status]')).toContainElement(reload());
    expect(document.body).toHaveFocus();
  });

  it('waits while a form is dirty, hides when typing begins, and returns once the form is empty', async () => {
    const Page = () => (
      <form aria-label="Ask">
        <input aria-label="Subject" defaultValue="As it was" />
        <textarea aria-label="Words" />
      </form>
    );
    await renderApp('/', makeSource({ '/': Page }), snapshot);
    const words = screen.getByLabelText('Words');
    const type = (value: string) => fireEvent.input(words, { target: { value } });
    publish('r2');
    await pass();
    expect(reload()).toBeVisible();
    type('An');
    fireEvent.input(screen.getByLabelText('Subject'), { target: { value: '' } });
    expect(reload()).toBeNull();
    await pass();
    expect(reload()).toBeNull();
    type('');
    await pass();
    expect(reload()).toBeVisible();
  });

  it('can be declined, until there is another version', async () => {
    await renderApp('/', undefined, snapshot);
    publish('r2');
    await pass();
    await click(screen.getByRole('button', { name: 'Later' }));
    await pass();
    expect(reload()).toBeNull();
    publish('r3');
    await pass();
    expect(reload()).toBeVisible();
  });

  it('disappears when the new version is rolled back, and stays while the site is unreachable', async () => {
    await renderApp('/', undefined, snapshot);
    publish('r2');
    await pass();
    server.use(http.get(REGISTRY_PATH, () => HttpResponse.error(), { once: true }));
    await pass();
    expect(reload()).toBeVisible();
    registry = { revision: 'r1', bundles: unchanged };
    await pass();
    expect(reload()).toBeNull();
  });

  it('does not check in a hidden tab, and checks at once when it is shown', async () => {
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await renderApp('/', undefined, snapshot);
    publish('r2');
    expect((await pass()) + (await pass(2 * POLL_INTERVAL_MS))).toBe(0);
    hidden.mockReturnValue(false);
    fireEvent(document, new Event('visibilitychange'));
    expect(await pass(1_000)).toBe(1);
    expect(reload()).toBeVisible();
  });
});
