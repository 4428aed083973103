import type { ScreenState } from '@skal/shell-kit/mocks/states.ts';
import type { ConsoleLine } from '../report/bugReport.ts';
import type { RemoteMocks } from '../responses/remoteMocks.ts';
import type { QaUser } from '../responses/users.ts';
import type { AvailableVersion, LiveBundle } from '../settings/liveBundles.ts';
import type { QaSettings } from '../settings/qaSettings.ts';

/** What the parts of the panel know of the page, and what they can do with it. */
export interface PanelContext {
  settings: () => QaSettings;
  remotes: readonly RemoteMocks[];
  users: readonly QaUser[];
  /** The remote whose page is on screen. */
  current: () => RemoteMocks | undefined;
  bundles: readonly LiveBundle[];
  versions: Readonly<Record<string, readonly AvailableVersion[]>>;
  consoleLines: readonly ConsoleLine[];
  /** Goes to a page as wished. */
  open: (wish: QaSettings, path: string) => void;
  /** Goes to a state of a screen: without opening the page anew where nothing but the place is different. */
  goTo: (state: ScreenState, wish: QaSettings) => unknown;
}

/** Where the page is that is on screen. */
export const currentPath = (): string => window.location.pathname + window.location.search + window.location.hash;
