import { defineManifest, type RouteDefinition } from '@skal/shell-kit';
import { CONSULTATION_DIALOG, type PageId, paths } from './content/contentTypes.ts';
import { nav } from './content/nav.ts';
import { routeTexts } from './content/routes.ts';

type Page = Pick<RouteDefinition, 'page' | 'load'>;

/** Every page of the public site is public and uses the shell's layout. */
const route = (id: PageId, { page, load }: Page): RouteDefinition => ({
  path: paths[id],
  page,
  ...routeTexts[id],
  access: 'public',
  layout: 'site',
  load,
});

export default defineManifest({
  name: 'mfe-marketing',
  hostApi: '^3.0.0',
  routes: [
    route('home', {
      page: 'HomePage',
      load: () => import(/* webpackChunkName: "HomePage" */ './pages/HomePage.tsx'),
    }),
    route('solutions', {
      page: 'SolutionsPage',
      load: () => import(/* webpackChunkName: "SolutionsPage" */ './pages/SolutionsPage.tsx'),
    }),
    route('businessCase', {
      page: 'BusinessCasePage',
      load: () => import(/* webpackChunkName: "BusinessCasePage" */ './pages/BusinessCasePage.tsx'),
    }),
    route('howItWorks', {
      page: 'HowItWorksPage',
      load: () => import(/* webpackChunkName: "HowItWorksPage" */ './pages/HowItWorksPage.tsx'),
    }),
    route('about', {
      page: 'AboutPage',
      load: () => import(/* webpackChunkName: "AboutPage" */ './pages/AboutPage.tsx'),
    }),
    route('contact', {
      page: 'ContactPage',
      load: () => import(/* webpackChunkName: "ContactPage" */ './pages/ContactPage.tsx'),
    }),
    route('login', {
      page: 'LoginPage',
      load: () => import(/* webpackChunkName: "LoginPage" */ './pages/LoginPage.tsx'),
    }),
    route('forgot', {
      page: 'ForgotPasswordPage',
      load: () => import(/* webpackChunkName: "ForgotPasswordPage" */ './pages/ForgotPasswordPage.tsx'),
    }),
    route('setPassword', {
      page: 'SetPasswordPage',
      load: () => import(/* webpackChunkName: "SetPasswordPage" */ './pages/SetPasswordPage.tsx'),
    }),
    route('confirmEmail', {
      page: 'ConfirmEmailPage',
      load: () => import(/* webpackChunkName: "ConfirmEmailPage" */ './pages/ConfirmEmailPage.tsx'),
    }),
    route('stopEmailChange', {
      page: 'StopEmailChangePage',
      load: () => import(/* webpackChunkName: "StopEmailChangePage" */ './pages/StopEmailChangePage.tsx'),
    }),
    route('privacy', {
      page: 'PrivacyPolicyPage',
      load: () => import(/* webpackChunkName: "PrivacyPolicyPage" */ './pages/PrivacyPolicyPage.tsx'),
    }),
    route('terms', {
      page: 'TermsOfServicePage',
      load: () => import(/* webpackChunkName: "TermsOfServicePage" */ './pages/TermsOfServicePage.tsx'),
    }),
    route('acceptableUse', {
      page: 'AcceptableUsePolicyPage',
      load: () => import(/* webpackChunkName: "AcceptableUsePolicyPage" */ './pages/AcceptableUsePolicyPage.tsx'),
    }),
    route('refund', {
      page: 'RefundPolicyPage',
      load: () => import(/* webpackChunkName: "RefundPolicyPage" */ './pages/RefundPolicyPage.tsx'),
    }),
    route('service', {
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
