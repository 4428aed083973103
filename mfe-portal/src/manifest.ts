import { defineManifest } from '@skal/shell-kit';

export default defineManifest({
  name: 'mfe-portal',
  hostApi: '^1.0.0',
  routes: [
    {
      path: '/dashboard',
      page: 'DashboardPage',
      title: 'App Portal',
      description: 'How far your app is, and everything about it: status, figures, support and settings.',
      access: 'client',
      layout: 'app',
      load: () => import(/* webpackChunkName: "DashboardPage" */ './pages/DashboardPage.tsx'),
    },
  ],
  dialogs: [],
});
