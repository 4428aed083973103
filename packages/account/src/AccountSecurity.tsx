import { ErrorState, Skeleton } from '@skal/shared-ui';
import { createLazyResource, Lazy } from '@skal/shell-kit';
import { memo } from 'react';
import { loadError as copy } from './content/common.ts';
import type { SectionProps } from './sectionProps.ts';

const code = createLazyResource(
  () => import(/* webpackChunkName: "AccountSecurity" */ './AccountSecuritySections.tsx'),
);

/**
 * Security settings of an account besides its password, in the section frame of the dashboard. Loaded lazily. Its HTML would be
 * replaced if the page around it rendered it again before it is hydrated.
 */
export const AccountSecurity = memo((props: SectionProps) => (
  <Lazy
    resource={code}
    waiting={<Skeleton rows={6} />}
    failed={(retry, reload) => <ErrorState {...copy.notLoaded} headingLevel={3} onRetry={retry} onReload={reload} />}
  >
    {({ AccountSecuritySections }) => <AccountSecuritySections {...props} />}
  </Lazy>
));
