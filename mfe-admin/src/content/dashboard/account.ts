/** Copy of the operator's account page. */
export const accountPage = {
  title: 'Your Account',
  who: 'Signed in as',
  name: 'Name',
  email: 'Email',
  role: 'Role',
  password: {
    title: 'Your Password',
    text: 'To set a new password, use the link we email you. You will be signed out everywhere.',
    link: { label: 'Email me a link', to: '/forgot-password' },
  },
} as const;
