import { createStore, type DialogProps, type RemoteManifest, type Store } from '@skal/shell-kit';
import { act, fireEvent, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { App } from '../App.tsx';
import { createLoader, type RemoteSource } from '../federation/loader.ts';
import type { Snapshot, SnapshotRoute } from '../federation/snapshot.ts';

const route = (path: string, overrides: Partial<SnapshotRoute> = {}): SnapshotRoute => ({
  path,
  page: 'Page',
  title: `Title of ${path}`,
  access: 'public',
  layout: 'site',
  ...overrides,
});

/** A site of three made-up remotes, with a page of each kind. */
export const snapshot: Snapshot = {
  revision: 'test',
  site: {
    brand: 'Skal',
    phone: '+45 00 00 00 00',
    salesEmail: 'sales@skal.example',
    companyName: '',
    companyAddress: '',
    companyCvr: '',
    origin: 'http://localhost:3000',
  },
  shared: {},
  remotes: [
    {
      name: 'mfe-marketing',
      remote: 'mfe_marketing',
      version: '1',
      base: '/r/mfe-marketing/1/',
      entry: 'remoteEntry.js',
      routes: [route('/'), route('/solutions'), route('/login')],
      dialogs: ['consultation'],
    },
    {
      name: 'mfe-portal',
      remote: 'mfe_portal',
      version: '1',
      base: '/r/mfe-portal/1/',
      entry: 'remoteEntry.js',
      routes: [route('/dashboard', { access: 'client', layout: 'app' })],
      dialogs: [],
    },
    {
      name: 'mfe-admin',
      remote: 'mfe_admin',
      version: '1',
      base: '/r/mfe-admin/1/',
      entry: 'remoteEntry.js',
      routes: [route('/admin', { access: 'admin', layout: 'app' })],
      dialogs: [],
    },
  ],
};

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

/** Manifests as the snapshot promises them; a test replaces a page or lets a remote fail. */
export function makeSource(
  pages: Pages = {},
  failing: (name: string, attempt: number) => boolean = () => false,
): RemoteSource {
  return {
    manifest: async (name, attempt): Promise<RemoteManifest> => {
      const remote = snapshot.remotes.find((candidate) => candidate.name === name);
      if (!remote || failing(name, attempt)) throw new Error(`${name} is away`);
      return {
        name,
        hostApi: '^1.0.0',
        routes: remote.routes.map((each) => ({
          ...each,
          description: '',
          load: async () => ({
            default: pages[each.path] ?? (each.layout === 'site' ? sitePage(each.path) : appPage(each.path)),
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

/** Clicks, and waits for what the page that it leads to was waiting for. */
export const click = (element: Element): Promise<void> =>
  act(async () => {
    fireEvent.click(element);
  });

/** Renders the whole shell at a path. */
export async function renderApp(path: string, source: RemoteSource = makeSource()): Promise<{ store: Store }> {
  const store = createStore(snapshot.site);
  // Pages suspend at their first render; what they wait for settles inside the act.
  await act(async () => {
    render(
      <App
        store={store}
        loader={createLoader(snapshot, source)}
        router={(routes) => <MemoryRouter initialEntries={[path]}>{routes}</MemoryRouter>}
      />,
    );
  });
  return { store };
}
