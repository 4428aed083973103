import type { ConnectionActivityReply } from '@skal/contracts/integration/connection';
import { platformLabels } from '@skal/contracts/integration/integrationState';

/** Copy of syncs of connected platforms. */
export const sync = {
  button: 'Sync Now',
  /** Starts with the visible label, for voice control (WCAG 2.5.3). */
  labelFor: (name: string) => `Sync Now: ${name}`,
  shop: 'Sync Shopify',
  busy: 'Syncing...',
  done: (name: string) => `${name} Synced`,
  doneText: 'A large shop may need some minutes more.',
  failed: 'Sync Failed',
  failedReason: 'It syncs by itself later. You can also try again in a moment.',
} as const;

/** What an entry of a connection's log means. */
const describe = ({ what, accepted, known, refused, reason }: ConnectionActivityReply): string => {
  const counts = [
    ...(accepted > 0 ? [`${accepted} new`] : []),
    ...(known > 0 ? [`${known} known`] : []),
    ...(refused > 0 ? [`${refused} rejected`] : []),
  ].join(', ');
  return [what === 'read' ? 'synced' : what, counts, reason].filter(Boolean).join('. ');
};

/** Copy of the latest activity of connected platforms. */
export const connectionActivity = {
  title: 'Recent activity',
  loading: 'Loading recent activity',
  failed: {
    title: 'The activity could not be loaded',
    description: 'Your data is safe. Please try again in a moment.',
  },
  empty: 'No activity yet',
  emptyHint: 'Syncs and updates of connected platforms appear here.',
  line: (entry: ConnectionActivityReply) => `${platformLabels[entry.connector]}: ${describe(entry)}`,
} as const;

/** Copy of `/integrations` of a live app (Q1-Q4). */
export const livePlatforms = {
  list: 'Platforms',
  configure: 'Configure',
  connect: 'Connect',
  syncAll: 'Sync All',
  labelFor: (action: string, name: string) => `${action}: ${name}`,
  /** Name of the request that Configure opens. */
  change: (name: string) => `Change of ${name}`,
} as const;
