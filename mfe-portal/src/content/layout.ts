/** Copy of the portal layout. */
export const layout = {
  portal: 'App Portal',
  sections: 'Sections',
  menu: 'Menu',
  openMenu: 'Open menu',
  logout: 'Logout',
  soon: 'coming soon',
  seeStatus: 'See app status',
  notFound: {
    title: 'Section not found',
    text: 'This section does not exist, or it is switched off for your app.',
    back: 'Go to Overview',
  },
  failed: {
    title: 'This section did not load',
    description: 'The rest of the portal stays open. Try again in a moment.',
  },
} as const;
