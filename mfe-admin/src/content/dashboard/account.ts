/** Copy of the operator's account page. */
export const accountPage = {
  title: 'Your Account',
  who: 'Signed in as',
  name: 'Name',
  email: 'Email',
  role: 'Role',
  password: {
    title: 'Your Password',
    text: 'You set a new one by a link that we send to your e-mail address. It signs you out everywhere.',
    link: { label: 'Send me a link', to: '/forgot-password' },
  },
} as const;
