import { defineManifest, type RouteDefinition } from '@skal/shell-kit';
import { CONSULTATION_DIALOG, paths } from './content/contentTypes.ts';
import { nav } from './content/nav.ts';
import { routeTexts } from './content/routes.ts';

type Page = Pick<RouteDefinition, 'page' | 'load'>;

/** Every page of the public site is public and uses the shell's layout. */
const route = (path: keyof typeof routeTexts, { page, load }: Page): RouteDefinition => ({
  path,
  page,
  ...routeTexts[path],
  access: 'public',
  layout: 'site',
  load,
});

export default defineManifest({
  name: 'mfe-marketing',
  hostApi: '^3.0.0',
  routes: [
    route('/', {
      page: 'HomePage',
      load: () => import(/* webpackChunkName: "HomePage" */ './pages/HomePage.tsx'),
    }),
    route('/solutions', {
      page: 'SolutionsPage',
      load: () => import(/* webpackChunkName: "SolutionsPage" */ './pages/SolutionsPage.tsx'),
    }),
    route('/business-case', {
      page: 'BusinessCasePage',
      load: () => import(/* webpackChunkName: "BusinessCasePage" */ './pages/BusinessCasePage.tsx'),
    }),
    route('/how-it-works', {
      page: 'HowItWorksPage',
      load: () => import(/* webpackChunkName: "HowItWorksPage" */ './pages/HowItWorksPage.tsx'),
    }),
    route('/about', {
      page: 'AboutPage',
      load: () => import(/* webpackChunkName: "AboutPage" */ './pages/AboutPage.tsx'),
    }),
    route('/contact', {
      page: 'ContactPage',
      load: () => import(/* webpackChunkName: "ContactPage" */ './pages/ContactPage.tsx'),
    }),
    route('/login', {
      page: 'LoginPage',
      load: () => import(/* webpackChunkName: "LoginPage" */ './pages/LoginPage.tsx'),
    }),
    route('/forgot-password', {
      page: 'ForgotPasswordPage',
      load: () => import(/* webpackChunkName: "ForgotPasswordPage" */ './pages/ForgotPasswordPage.tsx'),
    }),
    route('/set-password', {
      page: 'SetPasswordPage',
      load: () => import(/* webpackChunkName: "SetPasswordPage" */ './pages/SetPasswordPage.tsx'),
    }),
    route('/confirm-email', {
      page: 'ConfirmEmailPage',
      load: () => import(/* webpackChunkName: "ConfirmEmailPage" */ './pages/ConfirmEmailPage.tsx'),
    }),
    route('/stop-email-change', {
      page: 'StopEmailChangePage',
      load: () => import(/* webpackChunkName: "StopEmailChangePage" */ './pages/StopEmailChangePage.tsx'),
    }),
    route('/privacy-policy', {
      page: 'PrivacyPolicyPage',
      load: () => import(/* webpackChunkName: "PrivacyPolicyPage" */ './pages/PrivacyPolicyPage.tsx'),
    }),
    route('/terms-of-service', {
      page: 'TermsOfServicePage',
      load: () => import(/* webpackChunkName: "TermsOfServicePage" */ './pages/TermsOfServicePage.tsx'),
    }),
    route('/acceptable-use-policy', {
      page: 'AcceptableUsePolicyPage',
      load: () => import(/* webpackChunkName: "AcceptableUsePolicyPage" */ './pages/AcceptableUsePolicyPage.tsx'),
    }),
    route('/refund-policy', {
      page: 'RefundPolicyPage',
      load: () => import(/* webpackChunkName: "RefundPolicyPage" */ './pages/RefundPolicyPage.tsx'),
    }),
    route('/service-expectations', {
      page: 'ServiceExpectationsPage',
      load: () => import(/* webpackChunkName: "ServiceExpectationsPage" */ './pages/ServiceExpectationsPage.tsx'),
    }),
  ],
  dialogs: [
    {
      name: CONSULTATION_DIALOG,
      chunk: 'ConsultationDialog',
      load: () => import(/* webpackChunkName: "ConsultationDialog" */ './features/inquiry/ConsultationDialog.tsx'),
    },
  ],
  nav,
  home: { public: paths.login },
});
