import { t } from '@lingui/core/macro';
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
      title: t`App Portal`,
      description: t`Follow your app: progress, figures, support and settings.`,
      access: 'client',
      render: 'server',
      layout: 'app',
      load: () => import(/* webpackChunkName: "DashboardPage" */ './pages/DashboardPage.tsx'),
    },
    {
      path: '/content-management',
      page: 'ContentManagementPage',
      title: t`Content Management`,
      description: t`A demo of how you will manage your app's content.`,
      access: 'client',
      render: 'server',
      layout: 'app',
      load: () => import(/* webpackChunkName: "ContentManagementPage" */ './pages/ContentManagementPage.tsx'),
    },
    {
      path: '/integrations',
      page: 'IntegrationsPage',
      title: t`Platform Integrations`,
      description: t`A demo of how your app's platforms will be connected.`,
      access: 'client',
      render: 'server',
      layout: 'app',
      load: () => import(/* webpackChunkName: "IntegrationsPage" */ './pages/IntegrationsPage.tsx'),
    },
  ],
  dialogs: [],
  nav: {},
  home: { client: '/dashboard' },
});
