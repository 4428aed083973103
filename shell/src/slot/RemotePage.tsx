import { BottomBanner, Button, ReloadButton } from '@skal/shared-ui';
import { Lazy, type LazyResource, reloadAfter, useResourceStatus } from '@skal/shell-kit';
import { type ReactNode, useContext } from 'react';
import { EventReplay } from '../eventReplay/EventReplay.tsx';
import { HYDRATION_STAGE } from '../eventReplay/eventReplay.ts';
import type { SnapshotRoute } from '../federation/snapshot.ts';
import { useRemoteResource } from '../federation/useRemoteResource.ts';
import { HtmlAsServed } from '../foreign/HtmlAsServed.tsx';
import { MountReporterContext } from '../rum/mountReporter.ts';
import { ReportLoadFailure, ReportMounted } from '../rum/ReportMount.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { reportSlotError } from './reportSlotError.ts';
import { SlotError } from './SlotError.tsx';

/**
 * Offered where a prerendered page is on screen and its bundle does not come: the HTML stays, readable,
 * with its links working.
 */
function QuietNotice({ resource }: { resource: LazyResource<unknown> }) {
  const status = useResourceStatus(resource);
  if (status !== 'failed' || !resource.keepsContent) return null;
  const reload = reloadAfter(resource.failures());
  return (
    <BottomBanner
      tone="attention"
      action={
        <>
          <Button size="sm" variant="secondary" onClick={resource.retry}>
            Try again
          </Button>
          {reload ? <ReloadButton size="sm" onReload={reload} /> : null}
        </>
      }
    >
      Some buttons on this page are not ready. You can read on and follow every link.
    </BottomBanner>
  );
}

interface Props {
  route: SnapshotRoute;
  frame?: 'none' | 'main';
  /** A further way out where the page cannot be had. */
  exit?: ReactNode;
}

/**
 * The slot of one page of a remote: the page, or its stand-in, or what went wrong.
 * Framed pages bring their own `main`; while one is away, `frame` puts one around what stands in for it.
 */
export function RemotePage({ route, frame = 'none', exit }: Props) {
  const { resource, turn, onError } = useRemoteResource((loader) => loader.page(route.path));
  const reporter = useContext(MountReporterContext);
  const framed = (content: ReactNode) =>
    frame === 'main' ? (
      <main id="main" tabIndex={-1}>
        {content}
      </main>
    ) : (
      content
    );
  return (
    <>
      <Lazy
        key={turn}
        resource={resource}
        waiting={framed(<PageSkeleton title={route.title} />)}
        failed={(retry, reload) =>
          framed(<SlotError title={route.title} onRetry={retry} onReload={reload} exit={exit} />)
        }
        onError={(error) => {
          reportSlotError(route.path, error);
          reporter.failed(route.path, error, resource.status() === 'ready');
          onError();
        }}
      >
        {(Page) => (
          <>
            <HtmlAsServed isLast />
            <Page />
            <ReportMounted path={route.path} />
            <EventReplay alive={HYDRATION_STAGE.page} />
          </>
        )}
      </Lazy>
      <ReportLoadFailure path={route.path} resource={resource} />
      <QuietNotice resource={resource} />
    </>
  );
}
