import { ErrorState, Skeleton } from '@skal/shared-ui';
import { createResource, Late } from '@skal/shell-kit';
import { accountParts as words } from './content/accountParts.ts';
import type { PartProps } from './frame.ts';

const code = createResource(() => import(/* webpackChunkName: "AccountParts" */ './AccountParts.tsx'));

/** What keeps an account safe besides its password, in the frame of whichever dashboard shows it. Its code comes later. */
export const AccountSafety = (props: PartProps) => (
  <Late
    resource={code}
    waiting={<Skeleton rows={6} />}
    failed={(retry, reload) => <ErrorState {...words.notLoaded} headingLevel={3} onRetry={retry} onReload={reload} />}
  >
    {({ AccountParts }) => <AccountParts {...props} />}
  </Late>
);
