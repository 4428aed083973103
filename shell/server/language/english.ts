import type { Component } from '@skal/contracts/operations/status';

/** The web server's own texts, outside of the pages of the bundles. */
export const english = {
  /** The first breadcrumb, named as in the navigation bar. */
  homeTitle: 'Home',
  /** What visitors read where the script of a page cannot run. */
  notices: {
    tooOld:
      'Your browser is too old for this site, and parts of this page do not work. Update it, or open the page in a version ' +
      'of Chrome, Edge, Firefox or Safari from the last two and a half years.',
    notStarted: 'This page could not start. Reload it. If that does not help, update your browser.',
    noScriptPublic:
      'JavaScript is turned off in this browser. You can read this page. The forms of <a href="/contact">the contact page</a> ' +
      'work without it; signing in, the App Portal and the buttons that open a window need it.',
    noScriptPersonal:
      'JavaScript is turned off in this browser. You can read this page. Its buttons, forms and menus need JavaScript: turn it on ' +
      'and reload the page.',
    noScript: 'JavaScript is turned off in this browser, and this page needs it. Turn it on and reload the page.',
  },
  scriptRequired: {
    title: 'This form needs JavaScript',
    text: 'Nothing was sent. Turn JavaScript on in your browser, and fill in the form again.',
    back: 'Back to the page',
  },
  status: {
    title: 'Status',
    heading: (brand: string) => `Status of ${brand}`,
    working: 'Everything is working.',
    notWorking: 'Part of the site is not working properly.',
    asOf: (time: string) => `As of ${time}, Danish time.`,
    components: {
      site: 'Website',
      api: 'Sign-in, forms and portal',
      database: 'Database',
      mail: 'Outgoing email',
      scanner: 'File uploads',
      releases: 'Releases',
    },
    states: { working: 'Working', delayed: 'Delayed', unavailable: 'Unavailable', unknown: 'Unknown' },
    incidents: 'Recent incidents',
    /** Instead of the messages of the status, by component. */
    incidentTexts: {} as Readonly<Partial<Record<Component, string>>>,
    until: 'to',
    noRollback: 'No version was rolled back in the last 14 days.',
    noDelay: 'No email was delayed in the last 7 days.',
    unknown: 'Unknown at the moment.',
    home: 'Back to Home',
    refresh: 'Refresh',
  },
};

export type WebServerTexts = typeof english;
