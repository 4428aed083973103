import type { ScreenState } from '@skal/shell-kit/mocks/states.ts';
import type { ConsoleLine } from '../report/bugReport.ts';
import type { RemoteMocks } from '../responses/remoteMocks.ts';
import type { QaUser } from '../responses/users.ts';
import type { AvailableVersion, LiveBundle } from '../settings/liveBundles.ts';
import type { QaSettings } from '../settings/qaSettings.ts';

/** The page's state and actions for the panel. */
export interface PanelContext {
  settings: () => QaSettings;
  remotes: readonly RemoteMocks[];
  users: readonly QaUser[];
  /** The remote of the current page. */
  current: () => RemoteMocks | undefined;
  /** Returns the English address of a page. */
  englishPath: (path: string) => string;
  bundles: readonly LiveBundle[];
  versions: Readonly<Record<string, readonly AvailableVersion[]>>;
  consoleLines: readonly ConsoleLine[];
  /** Opens a page with settings. */
  open: (settings: QaSettings, path: string) => void;
  /** Opens a screen state, without a reload when only the path differs. */
  goTo: (state: ScreenState, settings: QaSettings) => unknown;
}

/** Returns the path of the current page. */
export const currentPath = (): string => window.location.pathname + window.location.search + window.location.hash;
