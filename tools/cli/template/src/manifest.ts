import { defineManifest } from '@skal/shell-kit';
import { page } from './content/page.ts';

export default defineManifest({
  name: 'mfe-guest-book',
  hostApi: '^3.0.0',
  routes: [
    {
      path: '/guest-book',
      page: 'GuestBookPage',
      title: page.title,
      description: page.lead,
      access: 'public',
      layout: 'site',
      load: () => import(/* webpackChunkName: "GuestBookPage" */ './pages/GuestBookPage.tsx'),
    },
  ],
  dialogs: [],
  nav: { bar: [{ label: page.title, to: '/guest-book', order: 50 }] },
  home: {},
});
