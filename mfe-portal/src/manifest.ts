import { defineManifest } from '@skal/shell-kit';

export default defineManifest({
  name: 'mfe-portal',
  hostApi: '^3.0.0',
  routes: [
    {
      path: '/dashboard',
      page: 'DashboardPage',
      // The portal's first section.
      parts: ['OverviewSection'],
      title: 'App Portal',
      description: 'How far your app is, and everything about it: status, figures, support and settings.',
      access: 'client',
      layout: 'app',
      load: () => import(/* webpackChunkName: "DashboardPage" */ './pages/DashboardPage.tsx'),
    },
    {
      path: '/content-management',
      page: 'ContentManagementPage',
      title: 'Content Management',
      description: 'How the content of your app will be managed, shown on demo content.',
      access: 'client',
      layout: 'app',
      load: () => import(/* webpackChunkName: "ContentManagementPage" */ './pages/ContentManagementPage.tsx'),
    },
    {
      path: '/integrations',
      page: 'IntegrationsPage',
      title: 'Platform Integrations',
      description: 'How the platforms that your app works with are connected, shown on demo data.',
      access: 'client',
      layout: 'app',
      load: () => import(/* webpackChunkName: "IntegrationsPage" */ './pages/IntegrationsPage.tsx'),
    },
  ],
  dialogs: [],
  nav: {},
  home: { client: '/dashboard' },
});
