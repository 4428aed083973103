import { mergeNav } from './nav.ts';

describe('the navigation of the site', () => {
  it('merges the entries of all remotes by order, and omits the order', () => {
    const { nav, home } = mergeNav([
      {
        nav: {
          bar: [
            { label: 'Last', opens: 'popup', order: 40 },
            { label: 'First', to: '/first', order: 10 },
          ],
          legal: [{ label: 'Terms', to: '/terms', order: 1 }],
        },
        home: { public: '/login' },
      },
      { nav: { bar: [{ label: 'Between', to: '/between', order: 20 }] }, home: { client: '/portal' } },
      { nav: {}, home: {} },
    ]);
    expect(nav).toEqual({
      bar: [
        { label: 'First', to: '/first' },
        { label: 'Between', to: '/between' },
        { label: 'Last', opens: 'popup' },
      ],
      company: [],
      legal: [{ label: 'Terms', to: '/terms' }],
      account: [],
      lost: [],
    });
    expect(home).toEqual({ public: '/login', client: '/portal' });
  });
});
