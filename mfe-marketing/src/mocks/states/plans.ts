import { emailChange } from '@skal/contracts/emailChange';
import { inquiry } from '@skal/contracts/inquiry';
import { passkeySignIn } from '@skal/contracts/passkey';
import { passwordLink } from '@skal/contracts/passwordLink';
import { signIn } from '@skal/contracts/signIn';
import type { Plan } from '@skal/shell-kit/mocks/outcomes.ts';
import { heading, press, type Sight, toast } from '@skal/shell-kit/mocks/states.ts';
import { consultationFailure } from '../../content/consultation.ts';
import { confirmPage, stopPage } from '../../content/emailChange.ts';
import { linkFailures, setPage } from '../../content/passwordLink.ts';
import { codeStep, passkeyWay, signInFailures } from '../../content/signIn.ts';
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
    shows: alike(toast(consultationFailure.description)),
    named: { ok: 'sent', slow: 'being sent', offline: 'no connection' },
  },
  {
    ...{ screen: 'Contact form', path: '/contact', as, of: inquiry.send, acts: written },
    named: { ok: 'sent', slow: 'being sent', offline: 'no connection', validation: 'a field refused by the server' },
  },
  {
    ...{ screen: 'Log in', path: '/login', as, of: signIn.start, acts: client },
    shows: { validation: toast('valid email address') },
    named: {
      ...{ ok: 'signed in', slow: 'being sent', offline: 'no connection', '401': 'wrong password' },
      '403': 'an account of staff',
    },
  },
  {
    ...{ screen: 'Log in', path: '/login', as, of: signIn.confirm, what: 'code', acts: typed('123456') },
    ...{ busy: busy(codeStep.submitting), failed: unreachable },
    named: { ok: 'signed in with a code', '401': 'a wrong code' },
  },
  {
    ...{ screen: 'Log in by passkey', path: '/login', as, of: passkeySignIn.confirm, device: 'unlocked' },
    ...{ acts: [press(passkeyWay.label)], busy: busy(passkeyWay.busy), failed: unreachable },
    named: { ok: 'signed in', '401': 'a passkey that nobody knows' },
  },
  {
    ...{ screen: 'Log in by passkey', path: '/login', as, of: passkeySignIn.begin, what: 'asking', device: 'unlocked' },
    ...{ acts: [press(passkeyWay.label)], failed: unreachable },
    named: { ok: 'the device was not unlocked' },
  },
  {
    ...{ screen: 'A link for a new password', path: '/forgot-password', as, of: passwordLink.ask, acts: asking },
    shows: { validation: said('Please enter a valid email address') },
    named: { ok: 'sent', slow: 'being sent', offline: 'no connection' },
  },
  {
    ...{ screen: 'Set a password', path: `/set-password#${MOCK_LINK}`, as, of: passwordLink.redeem, acts: choosing },
    ...{ busy: busy(setPage.submitting), failed: toast(linkFailures.connection) },
    shows: { validation: said('at least 8 characters') },
    named: { ok: 'set' },
  },
  {
    ...{ screen: 'Confirm an address', path: `/confirm-email#${MOCK_LINK}`, as, of: emailChange.confirm },
    ...{ acts: confirming, busy: busy(confirmPage.submitting), failed: toast(confirmPage.failed) },
    shows: { '409': heading(confirmPage.dead.title) },
    named: { ok: 'confirmed' },
  },
  {
    ...{ screen: 'Stop an e-mail change', path: `/stop-email-change#${MOCK_LINK}`, as, of: emailChange.stop },
    ...{ acts: stopping, busy: busy(stopPage.submitting), failed: toast(stopPage.failed) },
    named: { ok: 'stopped' },
  },
];
