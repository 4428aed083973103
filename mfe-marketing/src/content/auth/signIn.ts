import { t } from '@lingui/core/macro';
import { paths } from '../contentTypes.ts';

export const loginPage = {
  back: { label: t`Back to Main Site`, to: paths.home },
  welcome: t`Welcome back`,
  lead: t`Sign in to see how your app is doing.`,
  card: t`Sign In to Your Account`,
  subtitle: t`Access your dashboard and manage your mobile app`,
  email: t`Email`,
  password: t`Password`,
  // Without the word 'password': so the field's label is unique.
  show: t`Show what is typed`,
  hide: t`Hide what is typed`,
  submit: t`Access Dashboard`,
  submitting: t`Signing in...`,
  forgot: { label: t`Forgot your password?`, to: paths.forgot },
  band: t`Every milestone, every figure, in one place.`,
} as const;

/** The second factor, for accounts that have one. */
export const secondFactorStep = {
  title: t`Enter Your Code`,
  text: t`Your password is correct. Now enter the code from your authenticator app.`,
  code: t`Code`,
  hint: t`Don't have your phone? Use a recovery code.`,
  submit: t`Continue`,
  submitting: t`Checking...`,
  back: t`Start again`,
  refused: t`Not Signed In`,
  codesLeft: (count: number) =>
    count === 1 ? t`You have 1 recovery code left.` : t`You have ${count} recovery codes left.`,
} as const;

/** Sign-in with a passkey. */
export const passkeyCopy = {
  label: t`Sign in with a passkey`,
  busy: t`Waiting for your device...`,
  pressAgain: { title: t`Press Once More`, description: t`Your browser is ready to ask for your passkey now.` },
  notUsed: { title: t`Not Signed In`, description: t`No passkey was used. Try again, or sign in with your password.` },
} as const;

export const signInSuccess = { title: t`Login Successful`, fallback: t`Welcome back.` } as const;

/** Shown before a request is sent: sessions need cookies. */
export const cookiesNeeded = {
  title: t`Cookies Are Needed`,
  description: t`Your browser keeps no cookies for this site, so it cannot keep you signed in. Allow them, and try again.`,
} as const;

/** The catalogue of errors (H11-H16). */
export const signInErrors = {
  credentials: {
    title: t`Incorrect Email or Password`,
    description: t`The email or password you entered is incorrect. Please check your credentials and try again.`,
  },
  unknown: {
    title: t`Account Not Found`,
    description: t`No account was found with this email address. Please check your email or contact support.`,
  },
  type: {
    title: t`Wrong Account Type`,
    description: t`This account exists but with a different account type. Please select the correct account type.`,
  },
  refused: { title: t`Login Failed`, description: t`Please check your credentials and try again.` },
  connection: {
    title: t`Connection Error`,
    description: t`Unable to connect to the server. Please check your internet connection and try again.`,
  },
} as const;
