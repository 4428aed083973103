import { emailChange } from '@skal/contracts/emailChange';
import { inquiry } from '@skal/contracts/inquiry';
import { passkeySignIn } from '@skal/contracts/passkey';
import { passwordLink } from '@skal/contracts/passwordLink';
import { signIn } from '@skal/contracts/signIn';
import type { Plan } from '@skal/shell-kit/mocks/outcomes.ts';
import { dialog, heading, press, type Sight, toast } from '@skal/shell-kit/mocks/states.ts';
import { consultationFailure, consultationForm, consultationThanks } from '../../content/consultation.ts';
import { contactForm, contactToasts } from '../../content/contact.ts';
import { confirmPage, stopPage } from '../../content/emailChange.ts';
import { forgotPage, linkFailures, setPage } from '../../content/passwordLink.ts';
import { codeStep, loginPage, passkeyWay, signInFailures, signInSuccess } from '../../content/signIn.ts';
import { MOCK_LINK } from '../handlers.ts';
import { asked, asking, choosing, client, confirming, stopping, typed, written } from './listed.ts';
import { said } from './screen.ts';

const as = 'visitor';
const busy = (name: string): Sight => ({ role: 'button', name });
const unreachable = toast(signInFailures.connection.description);
const alike = (sight: Sight) => ({ '403': sight, '429': sight, '500': sight, validation: sight });

/** Whatever is sent from the public site. */
export const plans: readonly Plan<'visitor'>[] = [
  {
    ...{ screen: 'Consultation popup', path: '/about', as, of: inquiry.send, acts: asked },
    ...{ busy: busy(consultationForm.sending), failed: toast(consultationFailure.description) },
    shows: { ...alike(toast(consultationFailure.description)), ok: dialog(consultationThanks.title) },
    named: { ok: 'sent' },
  },
  {
    ...{ screen: 'Contact form', path: '/contact', as, of: inquiry.send, acts: written },
    ...{ busy: busy(contactForm.sending), failed: toast(contactToasts.unreachable), named: { ok: 'sent' } },
    shows: { ok: toast(contactToasts.sent), validation: said('valid email address') },
  },
  {
    ...{ screen: 'Log in', path: '/login', as, of: signIn.start, acts: client },
    ...{ busy: busy(loginPage.submitting), failed: unreachable },
    shows: {
      ...{ ok: toast(signInSuccess.title), '401': toast(signInFailures.credentials.title) },
      ...{ '429': toast(signInFailures.refused.title), '500': toast(signInFailures.connection.title) },
      validation: toast('valid email address'),
    },
    named: { ok: 'signed in', '401': 'wrong password', '403': 'an account of staff' },
  },
  {
    ...{ screen: 'Log in', path: '/login', as, of: signIn.confirm, what: 'code', acts: typed('123456') },
    ...{ busy: busy(codeStep.submitting), failed: unreachable },
    shows: { ok: toast(signInSuccess.title) },
    named: { ok: 'signed in with a code', '401': 'a wrong code' },
  },
  {
    ...{ screen: 'Log in by passkey', path: '/login', as, of: passkeySignIn.confirm, device: 'unlocked' },
    ...{ acts: [press(passkeyWay.label)], busy: busy(passkeyWay.busy), failed: unreachable },
    shows: { ok: toast(signInSuccess.title), '401': toast('sign in') },
    named: { ok: 'signed in', '401': 'a passkey that nobody knows' },
  },
  {
    ...{ screen: 'Log in by passkey', path: '/login', as, of: passkeySignIn.begin, what: 'asking', device: 'unlocked' },
    ...{ acts: [press(passkeyWay.label)], failed: unreachable },
    named: { ok: 'the device was not unlocked' },
  },
  {
    ...{ screen: 'A link for a new password', path: '/forgot-password', as, of: passwordLink.ask, acts: asking },
    ...{ busy: busy(forgotPage.submitting), failed: toast(linkFailures.connection), named: { ok: 'sent' } },
    shows: {
      ...{ ok: heading(forgotPage.sent.title), '500': toast(linkFailures.ask) },
      validation: said('Please enter a valid email address'),
    },
  },
  {
    ...{ screen: 'Set a password', path: `/set-password#${MOCK_LINK}`, as, of: passwordLink.redeem, acts: choosing },
    ...{ busy: busy(setPage.submitting), failed: toast(linkFailures.connection) },
    shows: {
      ...{ ok: heading(setPage.done.title), '500': toast(linkFailures.set) },
      validation: said('at least 8 characters'),
    },
    named: { ok: 'set' },
  },
  {
    ...{ screen: 'Confirm an address', path: `/confirm-email#${MOCK_LINK}`, as, of: emailChange.confirm },
    ...{ acts: confirming, busy: busy(confirmPage.submitting), failed: toast(confirmPage.failed) },
    shows: {
      ...{ ok: heading(confirmPage.done.title), '409': heading(confirmPage.dead.title) },
      '500': toast(confirmPage.failed),
    },
    named: { ok: 'confirmed' },
  },
  {
    ...{ screen: 'Stop an e-mail change', path: `/stop-email-change#${MOCK_LINK}`, as, of: emailChange.stop },
    ...{ acts: stopping, busy: busy(stopPage.submitting), failed: toast(stopPage.failed) },
    shows: { ok: heading(stopPage.done.title), '500': toast(stopPage.failed) },
    named: { ok: 'stopped' },
  },
];
