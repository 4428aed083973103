import { defineManifest } from '@skal/shell-kit';
import { page, path } from './content/page.ts';

export default defineManifest({
  name: 'mfe-guest-book',
  hostApi: '^3.0.0',
  routes: [
    {
      path,
      page: 'GuestBookPage',
      title: page.title,
      description: page.lead,
      access: 'public',
      layout: 'site',
      load: () => import(/* webpackChunkName: "GuestBookPage" */ './pages/GuestBookPage.tsx'),
    },
  ],
  dialogs: [],
  nav: { bar: [{ label: page.title, to: path, order: 50 }] },
  home: {},
});
