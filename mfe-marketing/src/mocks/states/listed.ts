import { PHONE_NEEDED } from '@skal/contracts/inquiry';
import { choose, dialog, heading, press, toast, write } from '@skal/shell-kit/mocks/states.ts';
import { consultationForm } from '../../content/consultation.ts';
import { contactForm } from '../../content/contact.ts';
import { confirmPage, stopPage } from '../../content/emailChange.ts';
import { forgotPage, setPage } from '../../content/passwordLink.ts';
import { routeTexts } from '../../content/routes.ts';
import { codeStep, loginPage, passkeyWay, signInFailures } from '../../content/signIn.ts';
import { demoAccounts } from '../accounts.ts';
import { MOCK_LINK, MOCK_LINK_USED } from '../handlers.ts';
import { type MarketingState, said, site } from './screen.ts';

const as = 'visitor';

const pages = Object.entries(routeTexts).map(([path, { title }]) => ({
  ...{ name: title, path, shows: { role: 'heading' } },
}));

const lost = site({ screen: 'Public site', path: '/nowhere', as }, [
  ...pages,
  { name: 'a page that is not there', shows: heading('404 Page Not Found') },
]);

export const opened = press('Book a Consultation');
const filledIn = [
  opened,
  write(consultationForm.name, 'Karen Lund'),
  write(consultationForm.email, 'karen@vinbar.example'),
  write(consultationForm.company, 'Vinbar Lund'),
  choose(consultationForm.industry, 'Wine bar'),
  press('Email', 'radio'),
];
export const asked = [...filledIn, press(consultationForm.send)];

const consultation = site({ screen: 'Consultation popup', path: '/about', as }, [
  { name: 'empty', acts: [opened], shows: dialog(consultationForm.title) },
  {
    name: 'required fields missing',
    acts: [opened, press(consultationForm.send)],
    shows: { role: 'dialog', text: 'Please enter your full name' },
  },
  {
    name: 'a call without a phone number',
    acts: [opened, press('Phone Call', 'radio')],
    shows: { role: 'dialog', text: PHONE_NEEDED },
  },
]);

export const written = [
  write(contactForm.name, 'Karen Lund'),
  write(contactForm.email, 'karen@vinbar.example'),
  write(contactForm.subject, 'Opening hours'),
  write(contactForm.message, 'When are you there?'),
  press(contactForm.send),
];

const contact = site({ screen: 'Contact form', path: '/contact', as }, [
  { name: 'empty', shows: { role: 'form', name: contactForm.title } },
  { name: 'required fields missing', acts: [press(contactForm.send)], shows: said('Please enter a subject') },
]);

/** Signs in as one of the accounts of the mocks, or with something else. */
const signingIn = (email: string, password = demoAccounts.find((one) => one.email === email)?.password ?? 'wrong') => [
  write(loginPage.email, email),
  write(loginPage.password, password),
  press(loginPage.submit),
];
export const client = signingIn('client@skal.example');
const withCode = signingIn('code@skal.example');
export const typed = (code: string) => [...withCode, write(codeStep.code, code), press(codeStep.submit)];

const login = site({ screen: 'Log in', path: '/login', as }, [
  { name: 'empty', shows: heading(loginPage.card) },
  { name: 'fields missing', acts: [press(loginPage.submit)], shows: said('Password is required') },
  { name: 'no such account', scenario: '404', acts: client, shows: toast(signInFailures.unknown.title) },
  { name: 'an account of staff', acts: signingIn('staff@skal.example'), shows: toast(signInFailures.type.title) },
  { name: 'asked for a code', acts: withCode, shows: { role: 'form', name: codeStep.title } },
  { name: 'a wrong code', acts: typed('000000'), shows: toast('This code is not right') },
  { name: 'a way in by passkey', shows: { role: 'button', name: passkeyWay.label } },
]);

export const asking = [write(forgotPage.email, 'karen@vinbar.example'), press(forgotPage.submit)];

const forgot = site({ screen: 'A link for a new password', path: '/forgot-password', as }, [
  { name: 'empty', shows: heading(forgotPage.card) },
  { name: 'address missing', acts: [press(forgotPage.submit)], shows: said('Please enter a valid email address') },
]);

export const choosing = [
  write(setPage.next, 'a-long-password'),
  write(setPage.confirm, 'a-long-password'),
  press(setPage.submit),
];

const setPassword = site({ screen: 'Set a password', path: `/set-password#${MOCK_LINK}`, as }, [
  { name: 'empty', shows: heading(setPage.card) },
  {
    name: 'too short',
    acts: [write(setPage.next, 'short'), press(setPage.submit)],
    shows: said('New password must be at least 8 characters long'),
  },
  {
    name: 'not the same twice',
    acts: [write(setPage.next, 'a-long-password'), write(setPage.confirm, 'another'), press(setPage.submit)],
    shows: said('New password and confirmation must match'),
  },
  { name: 'a link that was used', path: '/set-password#used', shows: heading(setPage.dead.title) },
  { name: 'a link without its end', path: '/set-password', shows: heading(setPage.incomplete.title) },
  { name: 'a link that is too old', scenario: '410', acts: choosing, shows: said('This link is too old') },
]);

export const confirming = [press(confirmPage.submit)];

const confirmEmail = site({ screen: 'Confirm an address', path: `/confirm-email#${MOCK_LINK}`, as }, [
  { name: 'asked', shows: heading(confirmPage.card) },
  {
    name: 'a link that was used',
    path: '/confirm-email#used',
    acts: confirming,
    shows: heading(confirmPage.dead.title),
  },
  { name: 'a link without its end', path: '/confirm-email', shows: heading(confirmPage.incomplete.title) },
]);

export const stopping = [press(stopPage.submit)];

const stopEmailChange = site({ screen: 'Stop an e-mail change', path: `/stop-email-change#${MOCK_LINK}`, as }, [
  { name: 'asked', shows: heading(stopPage.card) },
  {
    name: 'a change that was confirmed',
    path: `/stop-email-change#${MOCK_LINK_USED}`,
    acts: stopping,
    shows: heading(stopPage.dead.title),
  },
  { name: 'a link without its end', path: '/stop-email-change', shows: heading(stopPage.incomplete.title) },
]);

/** What there is to see on the public site, but what else may become of what is sent. */
export const listed: readonly MarketingState[] = [
  ...[...lost, ...consultation, ...contact, ...login],
  ...[...forgot, ...setPassword, ...confirmEmail, ...stopEmailChange],
];
