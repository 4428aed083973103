import type { Snapshot } from '../../src/federation/snapshot.ts';
import { compose } from '../composition/compose.ts';
import { openTestRegistry } from '../testing/registry.ts';
import { makeRelease, writeRelease } from '../testing/releases.ts';
import { testRenderSettings } from '../testing/renderSettings.ts';
import { createPublishedDataDir } from '../testing/testWebServer.ts';

const page = (path: string) => ({
  path,
  page: 'EventsPage',
  title: 'Events',
  description: '',
  access: 'client' as const,
  layout: 'site' as const,
  preload: [],
});

it('an unknown remote appears in the navigation of every page once published, and its accounts have its home', async () => {
  const registry = openTestRegistry(await createPublishedDataDir());
  const snapshotsOf = async (): Promise<Map<string, Snapshot>> => {
    const { pages } = await compose(registry.liveSet(), registry.releaseDir, testRenderSettings());
    const read = (html: string) => /id="snapshot">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    return new Map([...pages].map(([path, { body }]) => [path, JSON.parse(read(String(body.plain))) as Snapshot]));
  };
  expect((await snapshotsOf()).get('/')?.nav.bar).toEqual([]);

  const events = makeRelease({
    name: 'mfe-events',
    version: '1',
    routes: [page('/events')],
    dialogs: [{ name: 'tasting', preload: [] }],
    nav: {
      bar: [
        { label: 'Book a Tasting', opens: 'tasting', order: 2 },
        { label: 'Events', to: '/events', order: 1 },
      ],
    },
    home: { client: '/events' },
  });
  await registry.publish([writeRelease(events)]);
  const snapshots = await snapshotsOf();
  expect([...snapshots.keys()]).toEqual(['/', '/events']);
  for (const { nav, home } of snapshots.values()) {
    expect(nav.bar).toEqual([
      { label: 'Events', to: '/events' },
      { label: 'Book a Tasting', opens: 'tasting' },
    ]);
    expect(home).toEqual({ client: '/events' });
  }
});
