import { plural, t } from '@lingui/core/macro';
import type { ConnectionActivityReply } from '@skal/contracts/integration/connection';
import { platformLabels } from '@skal/contracts/integration/integrationState';

/** Copy of syncs of connected platforms. */
export const sync = {
  button: t`Sync Now`,
  /** Starts with the visible label, for voice control (WCAG 2.5.3). */
  labelFor: (name: string) => t`Sync Now: ${name}`,
  shop: t`Sync Shopify`,
  busy: t`Syncing...`,
  done: (name: string) => t`${name} Synced`,
  doneText: t`A large shop may need some minutes more.`,
  failed: t`Sync Failed`,
  failedReason: t`It syncs by itself later. You can also try again in a moment.`,
} as const;

/** What an entry of a connection's log means. */
const describe = ({ what, accepted, known, refused, reason }: ConnectionActivityReply): string => {
  const counts = [
    ...(accepted > 0 ? [plural(accepted, { one: '# new', other: '# new' })] : []),
    ...(known > 0 ? [plural(known, { one: '# known', other: '# known' })] : []),
    ...(refused > 0 ? [plural(refused, { one: '# rejected', other: '# rejected' })] : []),
  ].join(', ');
  return [what === 'read' ? t`synced` : what, counts, reason].filter(Boolean).join('. ');
};

/** Copy of the latest activity of connected platforms. */
export const connectionActivity = {
  title: t`Recent activity`,
  loading: t`Loading recent activity`,
  failed: {
    title: t`The activity could not be loaded`,
    description: t`Your data is safe. Please try again in a moment.`,
  },
  empty: t`No activity yet`,
  emptyHint: t`Syncs and updates of connected platforms appear here.`,
  line: (entry: ConnectionActivityReply) => `${platformLabels[entry.connector]}: ${describe(entry)}`,
} as const;

/** Copy of `/integrations` of a live app (Q1-Q4). */
export const livePlatforms = {
  list: t`Platforms`,
  configure: t`Configure`,
  connect: t`Connect`,
  syncAll: t`Sync All`,
  labelFor: (action: string, name: string) => `${action}: ${name}`,
  /** Name of the request that Configure opens. */
  change: (name: string) => t`Change of ${name}`,
} as const;
