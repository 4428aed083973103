import { t } from '@lingui/core/macro';

/** Copy of the portal layout. */
export const layout = {
  portal: t`App Portal`,
  sections: t`Sections`,
  menu: t`Menu`,
  openMenu: t`Open menu`,
  menuNotLoaded: t`The menu could not be loaded. Please try again in a moment.`,
  logout: t`Logout`,
  content: t`Content Management`,
  soon: t`coming soon`,
  seeStatus: t`See app status`,
  notFound: {
    title: t`Section not found`,
    text: t`This section does not exist, or it is switched off for your app.`,
    back: (title: string) => t`Go to ${title}`,
  },
  noPermission: {
    title: t`You do not have the permission for this`,
    description: t`Ask the owner of the app.`,
  },
  failed: {
    title: t`This section could not be loaded`,
    description: t`The rest of the portal still works. Please try again in a moment.`,
  },
} as const;
