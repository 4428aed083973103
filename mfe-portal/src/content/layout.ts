/** Copy of the portal layout. */
export const layout = {
  portal: 'App Portal',
  sections: 'Sections',
  menu: 'Menu',
  openMenu: 'Open menu',
  menuNotLoaded: 'The menu could not be loaded. Please try again in a moment.',
  logout: 'Logout',
  content: 'Content Management',
  soon: 'coming soon',
  seeStatus: 'See app status',
  notFound: {
    title: 'Section not found',
    text: 'This section does not exist, or it is switched off for your app.',
    back: (title: string) => `Go to ${title}`,
  },
  noPermission: {
    title: 'You do not have the permission for this',
    description: 'Ask the owner of the app.',
  },
  failed: {
    title: 'This section could not be loaded',
    description: 'The rest of the portal still works. Please try again in a moment.',
  },
} as const;
