/** Form texts for browsers without JavaScript. */
export const noScript = {
  signIn: 'Signing in needs JavaScript. Turn it on in your browser, and reload this page.',
  setPassword: 'Setting a password needs JavaScript. Turn it on in your browser, and open the link in the email again.',
  link: 'This link needs JavaScript. Turn it on in your browser, and open the link in the email again.',
} as const;
