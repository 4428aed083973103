import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { FallbackEvent } from '../federation/loader.ts';
import { click, makeSnapshot, makeSource, renderApp, withPreviousVersion } from '../testing/renderApp.tsx';

/** Failures are logged to the console (A17). */
let consoleError: ReturnType<typeof jest.spyOn>;
beforeEach(() => {
  consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

const Broken = () => {
  throw new Error('broken page');
};
const Before = () => <h1>The page before</h1>;
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const again = () => screen.queryByRole('button', { name: 'Try again' });

/** Opens a page of a site in which every remote has a previous version, and records fallbacks. */
async function open(path: string, ...source: Parameters<typeof makeSource>) {
  const fallbacks: FallbackEvent[] = [];
  await renderApp(path, makeSource(...source), withPreviousVersion(), (fallback) => void fallbacks.push(fallback));
  return fallbacks;
}

const marketing = { remote: 'mfe-marketing', version: '1', to: '0' };

describe('a remote that fails in a tab', () => {
  it('falls back to the previous version if it does not load, and reports it once', async () => {
    const fallbacks = await open('/', {}, (_, __, which) => which === 'live');
    await heading('Page /');
    await click(screen.getByRole('link', { name: 'Solutions' }));
    await heading('Page /solutions');
    expect(again()).toBeNull();
    expect(fallbacks).toEqual([{ ...marketing, route: '/' }]);
  });

  it('falls back to the previous version if it throws while rendering, on every page from then on', async () => {
    const requests: string[] = [];
    const fallbacks = await open('/', { '/': Broken, 'before /': Before }, (name, _, which) => {
      requests.push(`${name} ${which}`);
      return false;
    });
    await heading('The page before');
    await click(screen.getByRole('link', { name: 'Solutions' }));
    await heading('Page /solutions');
    expect(again()).toBeNull();
    expect(fallbacks).toEqual([{ ...marketing, route: '/' }]);
    expect(requests).toEqual(['mfe-marketing live', 'mfe-marketing before', 'mfe-marketing before']);
    expect(consoleError).toHaveBeenCalledWith('The page / failed', expect.any(Error));
  });

  it('is retried if the previous version does not load either: the live one first', async () => {
    const requests: string[] = [];
    const fallbacks = await open('/', {}, (_, attempt, which) => {
      requests.push(`${which} ${attempt}`);
      return attempt === 0 || which === 'live';
    });
    expect(again()).toBeVisible();
    expect(fallbacks).toEqual([]);
    await click(await screen.findByRole('button', { name: 'Try again' }));
    await heading('Page /');
    expect(requests).toEqual(['live 0', 'before 0', 'live 1', 'before 1']);
    expect(fallbacks).toHaveLength(1);
  });

  it('shows an error if the previous version throws as well', async () => {
    await open('/', { '/': Broken });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('does not affect other remotes, or a mounted page while another one loads', async () => {
    const Page = () => <input aria-label="Name" />;
    const snapshot = withPreviousVersion();
    const fallbacks: FallbackEvent[] = [];
    const source = makeSource({ '/': Page, 'before /': Before });
    const calls: string[] = [];
    await renderApp(
      '/',
      {
        manifest: async (name, attempt, which) => {
          const manifest = await source.manifest(name, attempt, which);
          calls.push(`${name} ${which}`);
          if (which === 'before') return manifest;
          const broken = manifest.routes.map((route) =>
            route.path === '/solutions'
              ? { ...route, load: () => Promise.reject(new Error('a chunk is away')) }
              : route,
          );
          return { ...manifest, routes: broken };
        },
      },
      snapshot,
      (fallback) => void fallbacks.push(fallback),
    );
    const name = await screen.findByLabelText('Name');
    fireEvent.change(name, { target: { value: 'Åse' } });
    fireEvent.pointerOver(screen.getByRole('link', { name: 'Solutions' }));
    await waitFor(() => expect(fallbacks).toHaveLength(1));
    expect(screen.getByDisplayValue('Åse')).toBeVisible();
    await click(screen.getByRole('link', { name: 'Solutions' }));
    await heading('Page /solutions');
    expect(fallbacks).toEqual([{ ...marketing, route: '/solutions' }]);
    expect(calls).toEqual(['mfe-marketing live', 'mfe-marketing live', 'mfe-marketing before']);
  });

  it('gets dialogs from the previous version, too, if they throw', async () => {
    const source = makeSource();
    const throwing = { name: 'consultation', chunk: 'Dialog', load: async () => ({ default: Broken }) };
    const fallbacks: FallbackEvent[] = [];
    await renderApp(
      '/',
      {
        manifest: async (name, attempt, which) => {
          const manifest = await source.manifest(name, attempt, which);
          return which === 'live' && name === 'mfe-marketing' ? { ...manifest, dialogs: [throwing] } : manifest;
        },
      },
      withPreviousVersion(),
      (fallback) => void fallbacks.push(fallback),
    );
    await click(screen.getByRole('button', { name: 'Book a Consultation' }));
    expect(await screen.findByRole('dialog', { name: 'Consultation' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Page /' })).toBeVisible();
    expect(fallbacks).toEqual([{ ...marketing, route: null }]);
  });

  it('shows an error without a previous version', async () => {
    const fallbacks: FallbackEvent[] = [];
    const note = (fallback: FallbackEvent) => void fallbacks.push(fallback);
    await renderApp('/', makeSource({ '/': Broken }), makeSnapshot(), note);
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(fallbacks).toEqual([]);
  });
});
