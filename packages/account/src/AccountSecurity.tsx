import { ErrorState, Skeleton } from '@skal/shared-ui';
import { createLazyResource, Lazy } from '@skal/shell-kit';
import { loadError as words } from './content/common.ts';
import type { SectionProps } from './sectionProps.ts';

const code = createLazyResource(() => import(/* webpackChunkName: "AccountParts" */ './AccountSecuritySections.tsx'));

/** What keeps an account safe besides its password, in the frame of whichever dashboard shows it. Its code comes later. */
export const AccountSecurity = (props: SectionProps) => (
  <Lazy
    resource={code}
    waiting={<Skeleton rows={6} />}
    failed={(retry, reload) => <ErrorState {...words.notLoaded} headingLevel={3} onRetry={retry} onReload={reload} />}
  >
    {({ AccountSecuritySections }) => <AccountSecuritySections {...props} />}
  </Lazy>
);
