import {
  createStore,
  type DialogProps,
  type HomePaths,
  type Nav,
  type RemoteManifest,
  type Store,
} from '@skal/shell-kit';
import { makeSiteFacts } from '@skal/shell-kit/testing/store.tsx';
import { act, fireEvent, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { mergeNav } from '../../server/pages/nav.ts';
import { App } from '../App.tsx';
import { createLoader, type FallbackEvent, type ReleaseChoice, type RemoteSource } from '../federation/loader.ts';
import type { Snapshot, SnapshotRemote, SnapshotRoute } from '../federation/snapshot.ts';
import { type MountReporter, MountReporterContext } from '../rum/mountReporter.ts';

/** A page of a fake remote. */
export const makeRoute = (path: string, overrides: Partial<SnapshotRoute> = {}): SnapshotRoute => ({
  path,
  page: 'Page',
  title: `Title of ${path}`,
  access: 'public',
  layout: 'site',
  ...overrides,
});

/** A fake remote: its part of the registry and its navigation. */
export interface FakeRemote {
  name: string;
  routes: SnapshotRoute[];
  dialogs?: string[];
  nav?: Nav;
  home?: HomePaths;
}

const remotes: readonly FakeRemote[] = [
  {
    name: 'mfe-marketing',
    routes: ['/', '/solutions', '/login'].map((path) => makeRoute(path)),
    dialogs: ['consultation'],
    nav: {
      bar: [
        { label: 'Business Case', to: '/business-case', order: 10 },
        { label: 'How It Works', to: '/how-it-works', order: 20 },
        { label: 'Solutions', to: '/solutions', order: 30 },
        { label: 'Book a Consultation', opens: 'consultation', order: 40 },
      ],
      account: [{ label: 'Log In', to: '/login', order: 10 }],
      company: [
        { label: 'About Us', to: '/about', order: 10 },
        { label: 'Contact Us', to: '/contact', order: 20 },
      ],
      legal: [
        { label: 'Terms of Service', to: '/terms-of-service', order: 20 },
        { label: 'Privacy Policy', to: '/privacy-policy', order: 10 },
      ],
      lost: [{ label: 'Contact Us', to: '/contact', order: 10 }],
    },
    home: { public: '/login' },
  },
  {
    name: 'mfe-portal',
    routes: [makeRoute('/dashboard', { access: 'client', layout: 'app' })],
    home: { client: '/dashboard' },
  },
  { name: 'mfe-admin', routes: [makeRoute('/admin', { access: 'admin', layout: 'app' })], home: { admin: '/admin' } },
];

const inSnapshot = ({ name, routes, dialogs = [] }: FakeRemote): SnapshotRemote => ({
  name,
  remote: name.replaceAll('-', '_'),
  version: '1',
  base: `/r/${name}/1/`,
  entry: 'remoteEntry.js',
  routes,
  dialogs,
});

/** A snapshot in which every remote has a previous version. */
export function withPreviousVersion(snapshot: Snapshot = makeSnapshot()): Snapshot {
  const before = ({ name, entry }: SnapshotRemote) => ({ version: '0', base: `/r/${name}/0/`, entry });
  return { ...snapshot, remotes: snapshot.remotes.map((remote) => ({ ...remote, before: before(remote) })) };
}

/** A site of three fake remotes with a page of each kind, and of further ones. */
export function makeSnapshot(...further: FakeRemote[]): Snapshot {
  const all = [...remotes, ...further];
  return {
    revision: 'test',
    shell: '1',
    site: makeSiteFacts(),
    shared: {},
    remotes: all.map(inSnapshot),
    ...mergeNav(all.map(({ nav = {}, home = {} }) => ({ nav, home }))),
  };
}

const sitePage = (path: string) => () => (
  <section id={path === '/' ? 'home' : undefined}>
    <h1>Page {path}</h1>
  </section>
);

const appPage = (path: string) => () => (
  <main id="main">
    <h1>Page {path}</h1>
  </main>
);

const Consultation = ({ open, onOpenChange }: DialogProps) =>
  open ? (
    <div role="dialog" aria-label="Consultation">
      <button type="button" onClick={() => onOpenChange(false)}>
        Close
      </button>
    </div>
  ) : null;

type Pages = Partial<Record<string, ComponentType>>;

/** Pages of a test by path; those of the previous version are under `before /path`. */
const pageOf = (pages: Pages, { path, layout }: SnapshotRoute, which: ReleaseChoice): ComponentType =>
  (which === 'before' ? pages[`before ${path}`] : undefined) ??
  pages[path] ??
  (layout === 'site' ? sitePage(path) : appPage(path));

/** Manifests that match the snapshot. Tests replace pages or make a remote fail. */
export function makeSource(
  pages: Pages = {},
  failing: (name: string, attempt: number, which: ReleaseChoice) => boolean = () => false,
  snapshot = makeSnapshot(),
): RemoteSource {
  return {
    manifest: async (name, attempt, which): Promise<RemoteManifest> => {
      const remote = snapshot.remotes.find((candidate) => candidate.name === name);
      if (!remote || failing(name, attempt, which)) throw new Error(`${name} is away`);
      return {
        name,
        hostApi: '^3.0.0',
        nav: {},
        home: {},
        routes: remote.routes.map((each) => ({
          ...each,
          description: '',
          load: async () => ({
            default: pageOf(pages, each, which),
          }),
        })),
        dialogs: remote.dialogs.map((dialog) => ({
          name: dialog,
          chunk: 'Dialog',
          load: async () => ({ default: Consultation }),
        })),
      };
    },
  };
}

/** Clicks, and waits for the page that it opens. */
export const click = (element: Element): Promise<void> =>
  act(async () => {
    fireEvent.click(element);
  });

/** Renders the whole shell at a path, with the pages of three fake remotes or those of the test. */
export async function renderApp(
  path: string,
  source: RemoteSource = makeSource(),
  snapshot = makeSnapshot(),
  onFallback?: (fallback: FallbackEvent) => void,
  reporter?: MountReporter,
): Promise<{ store: Store }> {
  const store = createStore(snapshot.site, snapshot.home);
  // Pages suspend at their first render; what they wait for settles inside the act.
  await act(async () => {
    const app = (
      <App
        store={store}
        loader={createLoader(snapshot, source, { onFallback })}
        router={(routes) => <MemoryRouter initialEntries={[path]}>{routes}</MemoryRouter>}
      />
    );
    render(reporter ? <MountReporterContext value={reporter}>{app}</MountReporterContext> : app);
  });
  return { store };
}
