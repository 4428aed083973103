import { paths } from '../contentTypes.ts';

export const loginPage = {
  back: { label: 'Back to Main Site', to: paths.home },
  welcome: 'Welcome back',
  lead: 'Sign in to see how your app is doing.',
  card: 'Sign In to Your Account',
  subtitle: 'Access your dashboard and manage your mobile app',
  email: 'Email',
  password: 'Password',
  // Without the word 'password': so the field's label is unique.
  show: 'Show what is typed',
  hide: 'Hide what is typed',
  submit: 'Access Dashboard',
  submitting: 'Signing in...',
  forgot: { label: 'Forgot your password?', to: paths.forgot },
  band: 'Every milestone, every figure, in one place.',
} as const;

/** The second factor, for accounts that have one. */
export const secondFactorStep = {
  title: 'Enter Your Code',
  text: 'Your password is correct. Now enter the code from your authenticator app.',
  code: 'Code',
  hint: "Don't have your phone? Use a recovery code.",
  submit: 'Continue',
  submitting: 'Checking...',
  back: 'Start again',
  refused: 'Not Signed In',
  codesLeft: (count: number) =>
    count === 1 ? 'You have 1 recovery code left.' : `You have ${count} recovery codes left.`,
} as const;

/** Sign-in with a passkey. */
export const passkeyCopy = {
  label: 'Sign in with a passkey',
  busy: 'Waiting for your device...',
  pressAgain: { title: 'Press Once More', description: 'Your browser is ready to ask for your passkey now.' },
  notUsed: { title: 'Not Signed In', description: 'No passkey was used. Try again, or sign in with your password.' },
} as const;

export const signInSuccess = { title: 'Login Successful', fallback: 'Welcome back.' } as const;

/** Shown before a request is sent: sessions need cookies. */
export const cookiesNeeded = {
  title: 'Cookies Are Needed',
  description:
    'Your browser keeps no cookies for this site, so it cannot keep you signed in. Allow them, and try again.',
} as const;

/** The catalogue of errors (H11-H16). */
export const signInErrors = {
  credentials: {
    title: 'Incorrect Email or Password',
    description: 'The email or password you entered is incorrect. Please check your credentials and try again.',
  },
  unknown: {
    title: 'Account Not Found',
    description: 'No account was found with this email address. Please check your email or contact support.',
  },
  type: {
    title: 'Wrong Account Type',
    description: 'This account exists but with a different account type. Please select the correct account type.',
  },
  refused: { title: 'Login Failed', description: 'Please check your credentials and try again.' },
  connection: {
    title: 'Connection Error',
    description: 'Unable to connect to the server. Please check your internet connection and try again.',
  },
} as const;
