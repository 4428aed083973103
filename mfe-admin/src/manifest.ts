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
    {
      path: '/admin/operators',
      page: 'OperatorsPage',
      title: 'Operators',
      description: 'Who runs the site, what they may do, and how somebody is invited.',
      access: 'admin',
      layout: 'app',
      load: () => import(/* webpackChunkName: "OperatorsPage" */ './pages/OperatorsPage.tsx'),
    },
    {
      path: '/admin/audit',
      page: 'AuditPage',
      title: 'Audit Trail',
      description: 'Who did what on this site, when, and from where.',
      access: 'admin',
      layout: 'app',
      load: () => import(/* webpackChunkName: "AuditPage" */ './pages/AuditPage.tsx'),
    },
    {
      path: '/admin/account',
      page: 'AccountPage',
      title: 'Your Account',
      description: 'Your password, and where you are signed in.',
      access: 'admin',
      layout: 'app',
      load: () => import(/* webpackChunkName: "AccountPage" */ './pages/AccountPage.tsx'),
    },
  ],
  dialogs: [],
  nav: {},
  home: { admin: '/admin' },
});
