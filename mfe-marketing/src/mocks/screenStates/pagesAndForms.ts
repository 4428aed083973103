import { PHONE_NEEDED } from '@skal/contracts/support/inquiry';
import { choose, click, dialog, fill, heading, toast } from '@skal/shell-kit/mocks/states.ts';
import { confirmEmailPage, stopPage } from '../../content/auth/emailChange.ts';
import { forgotPasswordPage, setPasswordPage } from '../../content/auth/passwordReset.ts';
import { loginPage, passkeyCopy, secondFactorStep, signInErrors } from '../../content/auth/signIn.ts';
import { paths } from '../../content/contentTypes.ts';
import { consultationForm } from '../../content/forms/consultation.ts';
import { contactForm } from '../../content/pages/contact.ts';
import { demoAccounts } from '../accounts.ts';
import { MOCK_LINK_TOKEN, MOCK_LINK_USED } from '../handlers.ts';
import { defineScreenStates, type MarketingScreenState, mainContains } from './builders.ts';

const persona = 'visitor';

const pages = Object.entries(paths).map(([id, path]) => ({
  ...{ name: id, path, expects: { role: 'heading' } },
}));

const notFound = defineScreenStates({ screen: 'Public site', path: '/nowhere', persona }, [
  ...pages,
  { name: 'a page that is not there', expects: heading('404 Page Not Found') },
]);

export const openConsultation = click('Book a Consultation');
const filledIn = [
  openConsultation,
  fill(consultationForm.name, 'Karen Lund'),
  fill(consultationForm.email, 'karen@vinbar.example'),
  fill(consultationForm.company, 'Vinbar Lund'),
  choose(consultationForm.industry, 'Wine bar'),
  click('Email', 'radio'),
];
export const requestConsultationSteps = [...filledIn, click(consultationForm.send)];

const consultation = defineScreenStates({ screen: 'Consultation popup', path: '/about', persona }, [
  { name: 'empty', actions: [openConsultation], expects: dialog(consultationForm.title) },
  {
    name: 'required fields missing',
    actions: [openConsultation, click(consultationForm.send)],
    expects: { role: 'dialog', text: 'Please enter your full name' },
  },
  {
    name: 'a call without a phone number',
    actions: [openConsultation, click('Phone Call', 'radio')],
    expects: { role: 'dialog', text: PHONE_NEEDED },
  },
]);

export const contactSteps = [
  fill(contactForm.name, 'Karen Lund'),
  fill(contactForm.email, 'karen@vinbar.example'),
  fill(contactForm.subject, 'Opening hours'),
  fill(contactForm.message, 'When are you there?'),
  click(contactForm.send),
];

const contact = defineScreenStates({ screen: 'Contact form', path: '/contact', persona }, [
  { name: 'empty', expects: { role: 'form', name: contactForm.title } },
  {
    name: 'required fields missing',
    actions: [click(contactForm.send)],
    expects: mainContains('Please enter a subject'),
  },
]);

/** Signs in as a mock account, or with other credentials. */
const signingIn = (
  email: string,
  password = demoAccounts.find((item) => item.email === email)?.password ?? 'wrong',
) => [fill(loginPage.email, email), fill(loginPage.password, password), click(loginPage.submit)];
export const signInSteps = signingIn('client@skal.example');
const withCode = signingIn('code@skal.example');
export const enterCodeSteps = (code: string) => [
  ...withCode,
  fill(secondFactorStep.code, code),
  click(secondFactorStep.submit),
];

const login = defineScreenStates({ screen: 'Log in', path: '/login', persona }, [
  { name: 'empty', expects: heading(loginPage.card) },
  { name: 'fields missing', actions: [click(loginPage.submit)], expects: mainContains('Password is required') },
  { name: 'no such account', scenario: '404', actions: signInSteps, expects: toast(signInErrors.unknown.title) },
  { name: 'an account of staff', actions: signingIn('staff@skal.example'), expects: toast(signInErrors.type.title) },
  { name: 'asked for a code', actions: withCode, expects: { role: 'form', name: secondFactorStep.title } },
  {
    name: 'a wrong code',
    actions: enterCodeSteps('000000'),
    expects: toast('This code is incorrect or has already been used.'),
  },
  { name: 'a way in by passkey', expects: { role: 'button', name: passkeyCopy.label } },
]);

export const requestLinkSteps = [
  fill(forgotPasswordPage.email, 'karen@vinbar.example'),
  click(forgotPasswordPage.submit),
];

const forgot = defineScreenStates({ screen: 'A link for a new password', path: '/forgot-password', persona }, [
  { name: 'empty', expects: heading(forgotPasswordPage.card) },
  {
    name: 'address missing',
    actions: [click(forgotPasswordPage.submit)],
    expects: mainContains('Please enter a valid email address'),
  },
]);

export const setPasswordSteps = [
  fill(setPasswordPage.next, 'a-long-password'),
  fill(setPasswordPage.confirm, 'a-long-password'),
  click(setPasswordPage.submit),
];

const setPassword = defineScreenStates(
  { screen: 'Set a password', path: `/set-password#${MOCK_LINK_TOKEN}`, persona },
  [
    { name: 'empty', expects: heading(setPasswordPage.card) },
    {
      name: 'too short',
      actions: [fill(setPasswordPage.next, 'short'), click(setPasswordPage.submit)],
      expects: mainContains('New password must be at least 8 characters long'),
    },
    {
      name: 'not the same twice',
      actions: [
        fill(setPasswordPage.next, 'a-long-password'),
        fill(setPasswordPage.confirm, 'another'),
        click(setPasswordPage.submit),
      ],
      expects: mainContains('New password and confirmation must match'),
    },
    { name: 'a link that was used', path: '/set-password#used', expects: heading(setPasswordPage.dead.title) },
    { name: 'a link without its end', path: '/set-password', expects: heading(setPasswordPage.incomplete.title) },
    {
      name: 'a link that is too old',
      scenario: '410',
      actions: setPasswordSteps,
      expects: mainContains('This link is too old'),
    },
  ],
);

export const confirmEmailSteps = [click(confirmEmailPage.submit)];

const confirmEmail = defineScreenStates(
  { screen: 'Confirm an address', path: `/confirm-email#${MOCK_LINK_TOKEN}`, persona },
  [
    { name: 'asked', expects: heading(confirmEmailPage.card) },
    {
      name: 'a link that was used',
      path: '/confirm-email#used',
      actions: confirmEmailSteps,
      expects: heading(confirmEmailPage.dead.title),
    },
    { name: 'a link without its end', path: '/confirm-email', expects: heading(confirmEmailPage.incomplete.title) },
  ],
);

export const stopping = [click(stopPage.submit)];

const stopEmailChange = defineScreenStates(
  { screen: 'Stop an e-mail change', path: `/stop-email-change#${MOCK_LINK_TOKEN}`, persona },
  [
    { name: 'asked', expects: heading(stopPage.card) },
    {
      name: 'a change that was confirmed',
      path: `/stop-email-change#${MOCK_LINK_USED}`,
      actions: stopping,
      expects: heading(stopPage.dead.title),
    },
    { name: 'a link without its end', path: '/stop-email-change', expects: heading(stopPage.incomplete.title) },
  ],
);

/** UI states of pages and forms, except mutation outcomes. */
export const pageAndFormStates: readonly MarketingScreenState[] = [
  ...[...notFound, ...consultation, ...contact, ...login],
  ...[...forgot, ...setPassword, ...confirmEmail, ...stopEmailChange],
];
