import { defineManifest } from '@skal/shell-kit';

export default defineManifest({
  name: 'mfe-admin',
  hostApi: '^2.0.0',
  routes: [
    {
      path: '/admin',
      page: 'AdminPage',
      title: 'Admin Dashboard',
      description: "The operator's clients and their accounts.",
      access: 'admin',
      layout: 'app',
      load: () => import(/* webpackChunkName: "AdminPage" */ './pages/AdminPage.tsx'),
    },
  ],
  dialogs: [],
  nav: {},
  home: { admin: '/admin' },
});
