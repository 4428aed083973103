import { isManifest } from './isManifest.ts';

const load = async () => undefined;

const manifest = {
  name: 'mfe-events',
  hostApi: '^3.0.0',
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
    ['no range of the host API', { ...manifest, hostApi: undefined }],
    ['a route without a load function', { ...manifest, routes: [{ ...manifest.routes[0], load: undefined }] }],
    ['a route without a title', { ...manifest, routes: [{ ...manifest.routes[0], title: '' }] }],
    ['an invalid path', { ...manifest, routes: [{ ...manifest.routes[0], path: 'events' }] }],
    ['an unknown access', { ...manifest, routes: [{ ...manifest.routes[0], access: 'staff' }] }],
    ['an access from Object.prototype', { ...manifest, routes: [{ ...manifest.routes[0], access: 'toString' }] }],
    ['an unknown layout', { ...manifest, routes: [{ ...manifest.routes[0], layout: 'page' }] }],
    ['no description', { ...manifest, routes: [{ ...manifest.routes[0], description: undefined }] }],
    ['parts that are not names', { ...manifest, routes: [{ ...manifest.routes[0], parts: [1] }] }],
    ['a null route', { ...manifest, routes: [null] }],
    ['a dialog without a name', { ...manifest, dialogs: [{ chunk: 'TastingDialog', load }] }],
    ['no navigation', { ...manifest, nav: undefined }],
    ['an unknown place', { ...manifest, nav: { sidebar: [] } }],
    ['a place from Object.prototype', { ...manifest, nav: { constructor: [] } }],
    ['an entry without a label', { ...manifest, nav: { bar: [{ to: '/events', order: 1 }] } }],
    ['an entry without an order', { ...manifest, nav: { bar: [{ label: 'Events', to: '/events' }] } }],
    ['an entry without a target', { ...manifest, nav: { bar: [{ label: 'Events', order: 1 }] } }],
    ['an entry with two targets', { ...manifest, nav: { bar: [{ label: 'E', order: 1, to: '/e', opens: 'e' }] } }],
    ['no home pages', { ...manifest, home: null }],
    ['a home page of an unknown access', { ...manifest, home: { staff: '/events' } }],
    ['a home page on another site', { ...manifest, home: { client: '//evil.example' } }],
    ['a home page that is not a path', { ...manifest, home: { client: 1 } }],
  ])('with %s is rejected', (_what, value) => {
    expect(isManifest(value)).toBe(false);
  });
});
