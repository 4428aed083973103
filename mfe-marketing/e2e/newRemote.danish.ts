/** Texts of a new remote in each language: two of its own, and the button of a shared package. */
export const NEW_REMOTE_TEXTS = [
  { lang: 'en', folder: '', load: 'Load the session', failed: 'The session could not be loaded', retry: 'Try again' },
  { lang: 'da', folder: '/da', load: 'Hent login', failed: 'Login kunne ikke hentes', retry: 'Prøv igen' },
];
