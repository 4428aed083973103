import { jest } from '@jest/globals';
import { expectConsoleOutput } from '@skal/jest/helpers/failOnConsole.ts';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Lazy } from './Lazy.ts';
import { createLazyResource, keepFirstPage, type LazyResource } from './resource.ts';
import { useResourceStatus } from './useResourceStatus.ts';

type Part = () => ReactNode;

/** A lazy part whose files arrive on command, for each attempt. */
function makePart(options: Parameters<typeof createLazyResource>[1] = {}) {
  const attempts: { come: (part: Part) => void; fail: (reason: Error) => void }[] = [];
  const load = () => new Promise<Part>((resolve, reject) => attempts.push({ come: resolve, fail: reject }));
  const resource = createLazyResource<Part>(load, options);
  const attempt = async (index: number, end: 'come' | 'fail') => {
    await act(async () => {
      const { come, fail } = attempts[index] ?? {};
      if (end === 'come') come?.(() => <p>The part</p>);
      else fail?.(new Error('gone'));
    });
  };
  return { resource, attempts, attempt };
}

const onError = jest.fn();

function Place({ resource }: { resource: LazyResource<Part> }) {
  return (
    <>
      <h1>The page</h1>
      <Lazy
        resource={resource}
        waiting={<p>Wait</p>}
        failed={(retry, reload) => (
          <>
            <button type="button" onClick={retry}>
              Try again
            </button>
            {reload ? ' or reload' : null}
          </>
        )}
        onError={onError}
      >
        {(Part) => <Part />}
      </Lazy>
    </>
  );
}

const draw = (resource: LazyResource<Part>) => act(async () => void render(<Place resource={resource} />));
const shown = () => document.body.textContent?.replace('The page', '');
const tryAgain = () => act(async () => void fireEvent.click(screen.getByRole('button')));
/** React logs every error that a boundary has caught. */
const caught = () => expectConsoleOutput(/gone|broken/);

describe('a lazy part', () => {
  beforeEach(() => onError.mockClear());

  it('shows its fallback, then the part', async () => {
    const { resource, attempt } = makePart();
    await draw(resource);
    expect(shown()).toBe('Wait');
    await attempt(0, 'come');
    expect(shown()).toBe('The part');
    expect(onError).not.toHaveBeenCalled();
  });

  it('is shown at once if it has loaded', async () => {
    const { resource, attempt } = makePart();
    resource.prefetch();
    await attempt(0, 'come');
    render(<Place resource={resource} />);
    expect(shown()).toBe('The part');
  });

  it('offers a retry if it does not load, and everything around it stays', async () => {
    caught();
    const { resource, attempt } = makePart();
    await draw(resource);
    await attempt(0, 'fail');
    expect(shown()).toBe('Try again');
    expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ message: 'gone' }));
  });

  it('retries on a click, as often as needed', async () => {
    caught();
    const { resource, attempts, attempt } = makePart();
    await draw(resource);
    await attempt(0, 'fail');
    await tryAgain();
    expect(shown()).toBe('Wait');
    await attempt(1, 'fail');
    expect(shown()).toMatch(/^Try again/);
    await tryAgain();
    await attempt(2, 'come');
    expect(shown()).toBe('The part');
    expect(attempts).toHaveLength(3);
  });

  it('offers a reload after two failures, and counts again once the part has loaded', async () => {
    caught();
    const { resource, attempt } = makePart();
    await draw(resource);
    await attempt(0, 'fail');
    expect(shown()).toBe('Try again');
    await tryAgain();
    await attempt(1, 'fail');
    expect(shown()).toBe('Try again or reload');
    expect(resource.failures()).toBe(2);
    await tryAgain();
    await attempt(2, 'come');
    expect(resource.failures()).toBe(0);
  });

  it('offers a reload after the part has thrown twice', async () => {
    expectConsoleOutput(/broken/);
    const resource = createLazyResource<Part>(async () => () => {
      throw new Error('broken');
    });
    await draw(resource);
    expect(shown()).toBe('Try again');
    await tryAgain();
    expect(shown()).toBe('Try again or reload');
  });

  it('retries by itself after an earlier failure, such as a prefetch', async () => {
    caught();
    const { resource, attempts, attempt } = makePart();
    resource.prefetch();
    await attempt(0, 'fail');
    await draw(resource);
    expect(attempts).toHaveLength(2);
    await attempt(1, 'come');
    expect(shown()).toBe('The part');
  });

  it('recovers without a click when files arrive after the timeout', async () => {
    expectConsoleOutput(/did not arrive in time/);
    jest.useFakeTimers();
    const { resource, attempt } = makePart({ timeoutMs: 100 });
    await draw(resource);
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(shown()).toBe('Try again');
    await attempt(0, 'come');
    expect(shown()).toBe('The part');
    jest.useRealTimers();
  });

  it('isolates errors of the part', async () => {
    expectConsoleOutput(/broken/);
    const broken = () => {
      throw new Error('broken');
    };
    const resource = createLazyResource<Part>(async () => broken);
    await draw(resource);
    expect(shown()).toBe('Try again');
    expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
  });

  it('keeps waiting, without a retry button, if it is patient', async () => {
    const { resource, attempt } = makePart({ isPatient: true });
    await draw(resource);
    await attempt(0, 'fail');
    expect(shown()).toBe('Wait');
    await act(async () => resource.retry());
    await attempt(1, 'come');
    expect(shown()).toBe('The part');
  });

  it('removes its subscriptions when it is unmounted', async () => {
    const { resource, attempt } = makePart();
    const { unmount } = render(<Place resource={resource} />);
    unmount();
    await attempt(0, 'come');
    expect(resource.status()).toBe('ready');
  });
});

describe('a lazy part of a first page that the server rendered', () => {
  /** Hydrates the HTML of a page whose part has loaded on the server. */
  async function hydrate(resource: LazyResource<Part>) {
    const ready = createLazyResource<Part>(async () => () => <p>The part</p>);
    await ready.load();
    const root = document.createElement('div');
    root.innerHTML = renderToString(<Place resource={ready} />);
    document.body.replaceChildren(root);
    await act(async () => void hydrateRoot(root, <Place resource={resource} />));
  }
  beforeEach(() => keepFirstPage(true));
  afterEach(() => {
    keepFirstPage(false);
    document.body.replaceChildren();
  });

  it('shows the error above its HTML, which stays and works once the part has loaded', async () => {
    const { resource, attempts, attempt } = makePart();
    await hydrate(resource);
    const part = screen.getByText('The part');
    expect(shown()).toBe('The part');
    await attempt(0, 'fail');
    expect(shown()).toBe('Try againThe part');
    await tryAgain();
    expect(shown()).toBe('The part');
    await attempt(1, 'fail');
    expect(shown()).toBe('Try again or reloadThe part');
    await tryAgain();
    await attempt(2, 'come');
    expect(shown()).toBe('The part');
    expect(screen.getByText('The part')).toBe(part);
    expect(attempts).toHaveLength(3);
  });

  it('shows the error when its time is over', async () => {
    jest.useFakeTimers();
    const { resource } = makePart({ timeoutMs: 100 });
    await hydrate(resource);
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(shown()).toBe('Try againThe part');
    jest.useRealTimers();
  });

  it('shows only the error if the browser renders it', async () => {
    const { resource, attempt } = makePart();
    await draw(resource);
    await attempt(0, 'fail');
    expect(shown()).toBe('Try again');
  });
});

describe('the status of a resource', () => {
  it('is updated', async () => {
    const { resource, attempt } = makePart();
    const Status = () => <output>{useResourceStatus(resource)}</output>;
    render(<Status />);
    expect(shown()).toBe('idle');
    await act(async () => void resource.load().catch(() => undefined));
    await attempt(0, 'fail');
    expect(shown()).toBe('failed');
    await act(async () => resource.retry());
    expect(shown()).toBe('loading');
    await attempt(1, 'come');
    expect(shown()).toBe('ready');
  });
});
