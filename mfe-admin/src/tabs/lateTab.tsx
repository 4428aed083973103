import { ErrorState, Skeleton } from '@skal/shared-ui';
import { createResource, Late } from '@skal/shell-kit';
import type { ComponentType } from 'react';
import { admin } from '../content/admin.ts';

/**
 * A tab whose code comes when it is opened, or says that it did not:
 * `lateTab(() => import(/* webpackChunkName: "MoneyTab" *\/ './MoneyTab.tsx'))`, of a file's default export.
 */
export function lateTab<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const code = createResource(load);
  return function LateTab(props: Props) {
    return (
      <Late
        resource={code}
        waiting={<Skeleton rows={6} />}
        failed={(retry, reload) => <ErrorState {...admin.tabFailed} onRetry={retry} onReload={reload} />}
      >
        {({ default: Tab }) => <Tab {...props} />}
      </Late>
    );
  };
}
