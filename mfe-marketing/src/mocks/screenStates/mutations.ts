import { emailChange } from '@skal/contracts/account/emailChange';
import { passkeySignIn } from '@skal/contracts/account/passkey';
import { passwordLink } from '@skal/contracts/account/passwordLink';
import { signIn } from '@skal/contracts/account/signIn';
import { inquiry } from '@skal/contracts/support/inquiry';
import type { CallPlan } from '@skal/shell-kit/mocks/callOutcomes.ts';
import { click, dialog, type ExpectedElement, heading, toast } from '@skal/shell-kit/mocks/states.ts';
import { confirmEmailPage, stopPage } from '../../content/auth/emailChange.ts';
import { forgotPasswordPage, passwordLinkErrors, setPasswordPage } from '../../content/auth/passwordReset.ts';
import { loginPage, passkeyCopy, secondFactorStep, signInErrors, signInSuccess } from '../../content/auth/signIn.ts';
import { consultationFailure, consultationForm, consultationSuccess } from '../../content/forms/consultation.ts';
import { contactForm, contactToasts } from '../../content/pages/contact.ts';
import { MOCK_LINK_TOKEN } from '../handlers.ts';
import { mainContains } from './builders.ts';
import {
  confirmEmailSteps,
  contactSteps,
  enterCodeSteps,
  requestConsultationSteps,
  requestLinkSteps,
  setPasswordSteps,
  signInSteps,
  stopping,
} from './pagesAndForms.ts';

const persona = 'visitor';
const busy = (name: string): ExpectedElement => ({ role: 'button', name });
const unreachable = toast(signInErrors.connection.description);
const alike = (sight: ExpectedElement) => ({ '403': sight, '429': sight, '500': sight, validation: sight });

/** Mutation outcomes of the public site. */
export const mutations: readonly CallPlan<'visitor'>[] = [
  {
    ...{
      screen: 'Consultation popup',
      path: '/about',
      persona,
      endpoint: inquiry.send,
      steps: requestConsultationSteps,
    },
    ...{ whilePending: busy(consultationForm.sending), onError: toast(consultationFailure.description) },
    expected: { ...alike(toast(consultationFailure.description)), ok: dialog(consultationSuccess.title) },
    stateNames: { ok: 'sent' },
  },
  {
    ...{ screen: 'Contact form', path: '/contact', persona, endpoint: inquiry.send, steps: contactSteps },
    ...{
      whilePending: busy(contactForm.sending),
      onError: toast(contactToasts.unreachable),
      stateNames: { ok: 'sent' },
    },
    expected: { ok: toast(contactToasts.sent), validation: mainContains('Please enter a valid email address') },
  },
  {
    ...{ screen: 'Log in', path: '/login', persona, endpoint: signIn.start, steps: signInSteps },
    ...{ whilePending: busy(loginPage.submitting), onError: unreachable },
    expected: {
      ...{ ok: toast(signInSuccess.title), '401': toast(signInErrors.credentials.title) },
      ...{ '429': toast(signInErrors.refused.title), '500': toast(signInErrors.connection.title) },
      validation: toast('Please enter a valid email address'),
    },
    stateNames: { ok: 'signed in', '401': 'wrong password', '403': 'an account of staff' },
  },
  {
    ...{
      screen: 'Log in',
      path: '/login',
      persona,
      endpoint: signIn.confirm,
      label: 'code',
      steps: enterCodeSteps('123456'),
    },
    ...{ whilePending: busy(secondFactorStep.submitting), onError: unreachable },
    expected: { ok: toast(signInSuccess.title) },
    stateNames: { ok: 'signed in with a code', '401': 'a wrong code' },
  },
  {
    ...{ screen: 'Log in by passkey', path: '/login', persona, endpoint: passkeySignIn.confirm, device: 'unlocked' },
    ...{ steps: [click(passkeyCopy.label)], whilePending: busy(passkeyCopy.busy), onError: unreachable },
    expected: { ok: toast(signInSuccess.title), '401': toast('Please sign in to continue.') },
    stateNames: { ok: 'signed in', '401': 'an unknown passkey' },
  },
  {
    ...{
      screen: 'Log in by passkey',
      path: '/login',
      persona,
      endpoint: passkeySignIn.begin,
      label: 'asking',
      device: 'unlocked',
    },
    ...{ steps: [click(passkeyCopy.label)], onError: unreachable },
    stateNames: { ok: 'the device was not unlocked' },
  },
  {
    ...{
      screen: 'A link for a new password',
      path: '/forgot-password',
      persona,
      endpoint: passwordLink.request,
      steps: requestLinkSteps,
    },
    ...{
      whilePending: busy(forgotPasswordPage.submitting),
      onError: toast(passwordLinkErrors.connection),
      stateNames: { ok: 'sent' },
    },
    expected: {
      ...{ ok: heading(forgotPasswordPage.sent.title), '500': toast(passwordLinkErrors.ask) },
      validation: mainContains('Please enter a valid email address'),
    },
  },
  {
    ...{
      screen: 'Set a password',
      path: `/set-password#${MOCK_LINK_TOKEN}`,
      persona,
      endpoint: passwordLink.redeem,
      steps: setPasswordSteps,
    },
    ...{ whilePending: busy(setPasswordPage.submitting), onError: toast(passwordLinkErrors.connection) },
    expected: {
      ...{ ok: heading(setPasswordPage.done.title), '500': toast(passwordLinkErrors.set) },
      validation: mainContains('New password must be at least 8 characters long'),
    },
    stateNames: { ok: 'set' },
  },
  {
    ...{
      screen: 'Confirm an address',
      path: `/confirm-email#${MOCK_LINK_TOKEN}`,
      persona,
      endpoint: emailChange.confirm,
    },
    ...{
      steps: confirmEmailSteps,
      whilePending: busy(confirmEmailPage.submitting),
      onError: toast(confirmEmailPage.failed),
    },
    expected: {
      ...{ ok: heading(confirmEmailPage.done.title), '409': heading(confirmEmailPage.dead.title) },
      '500': toast(confirmEmailPage.failed),
    },
    stateNames: { ok: 'confirmed' },
  },
  {
    ...{
      screen: 'Stop an e-mail change',
      path: `/stop-email-change#${MOCK_LINK_TOKEN}`,
      persona,
      endpoint: emailChange.stop,
    },
    ...{ steps: stopping, whilePending: busy(stopPage.submitting), onError: toast(stopPage.failed) },
    expected: { ok: heading(stopPage.done.title), '500': toast(stopPage.failed) },
    stateNames: { ok: 'stopped' },
  },
];
