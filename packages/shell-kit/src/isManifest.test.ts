import { isManifest } from './isManifest.ts';

const load = async () => undefined;

const manifest = {
  name: 'mfe-events',
  hostApi: '^2.0.0',
  routes: [
    {
      path: '/events',
      page: 'EventsPage',
      title: 'Events',
      description: '',
      access: 'public',
      layout: 'site',
      load,
    },
  ],
  dialogs: [{ name: 'tasting', chunk: 'TastingDialog', load }],
  nav: {
    bar: [
      { label: 'Events', to: '/events', order: 1 },
      { label: 'Book a Tasting', opens: 'tasting', order: 2 },
    ],
  },
  home: { client: '/events' },
};

describe('a manifest', () => {
  it('is recognized by its shape', () => {
    expect(isManifest(manifest)).toBe(true);
    expect(isManifest({ ...manifest, nav: {}, home: {} })).toBe(true);
  });

  it.each([
    ['nothing', null],
    ['no name', { ...manifest, name: '' }],
    ['no range of the host', { ...manifest, hostApi: undefined }],
    ['a route that loads nothing', { ...manifest, routes: [{ ...manifest.routes[0], load: undefined }] }],
    ['a route without a title', { ...manifest, routes: [{ ...manifest.routes[0], title: '' }] }],
    ['a path that is none', { ...manifest, routes: [{ ...manifest.routes[0], path: 'events' }] }],
    ['an access that no gate knows', { ...manifest, routes: [{ ...manifest.routes[0], access: 'staff' }] }],
    ['an access of every object', { ...manifest, routes: [{ ...manifest.routes[0], access: 'toString' }] }],
    ['a layout that nobody draws', { ...manifest, routes: [{ ...manifest.routes[0], layout: 'page' }] }],
    ['no description', { ...manifest, routes: [{ ...manifest.routes[0], description: undefined }] }],
    ['parts that are no names', { ...manifest, routes: [{ ...manifest.routes[0], parts: [1] }] }],
    ['a route that is nothing', { ...manifest, routes: [null] }],
    ['a popup without a name', { ...manifest, dialogs: [{ chunk: 'TastingDialog', load }] }],
    ['no navigation', { ...manifest, nav: undefined }],
    ['a place that no host has', { ...manifest, nav: { sidebar: [] } }],
    ['a place of every object', { ...manifest, nav: { constructor: [] } }],
    ['an entry without a label', { ...manifest, nav: { bar: [{ to: '/events', order: 1 }] } }],
    ['an entry without an order', { ...manifest, nav: { bar: [{ label: 'Events', to: '/events' }] } }],
    ['an entry that leads nowhere', { ...manifest, nav: { bar: [{ label: 'Events', order: 1 }] } }],
    ['an entry that leads two ways', { ...manifest, nav: { bar: [{ label: 'E', order: 1, to: '/e', opens: 'e' }] } }],
    ['no homes', { ...manifest, home: null }],
    ['a home of nobody', { ...manifest, home: { staff: '/events' } }],
    ['a home that is a page of another site', { ...manifest, home: { client: '//evil.example' } }],
    ['a home that is no path', { ...manifest, home: { client: 1 } }],
  ])('with %s is rejected', (_what, value) => {
    expect(isManifest(value)).toBe(false);
  });
});
