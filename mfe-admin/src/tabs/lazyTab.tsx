import { ErrorState, Skeleton } from '@skal/shared-ui';
import { createLazyResource, Lazy } from '@skal/shell-kit';
import type { ComponentType } from 'react';
import { adminCopy } from '../content/dashboard/admin.ts';

/**
 * Returns a tab that loads its code when opened, or before by `load`, or shows a load error:
 * `lazyTab(() => import(/* webpackChunkName: "MoneyTab" *\/ './BillingTab.tsx'))`, for a default export.
 */
export function lazyTab<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> & { load: () => Promise<unknown> } {
  const code = createLazyResource(load);
  const prefetch = () => {
    code.prefetch();
    return code.load();
  };
  function LateTab(props: Props) {
    return (
      <Lazy
        resource={code}
        waiting={<Skeleton rows={6} />}
        failed={(retry, reload) => <ErrorState {...adminCopy.tabFailed} onRetry={retry} onReload={reload} />}
      >
        {({ default: Tab }) => <Tab {...props} />}
      </Lazy>
    );
  }
  return Object.assign(LateTab, { load: prefetch });
}
