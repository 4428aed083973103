import { Button, FootBanner, ReloadButton } from '@skal/shared-ui';
import { Late, type Resource, reloadAfter, useResourceStatus } from '@skal/shell-kit';
import { type ReactNode, useContext } from 'react';
import type { SnapshotRoute } from '../federation/snapshot.ts';
import { usePart } from '../federation/usePart.ts';
import { HtmlAsServed } from '../foreign/HtmlAsServed.tsx';
import { MountReporterContext } from '../rum/mountReporter.ts';
import { ReportLoadFailure, ReportMounted } from '../rum/ReportMount.tsx';
import { KeptTaps } from '../taps/KeptTaps.tsx';
import { ALIVE } from '../taps/keptTap.ts';
import { reportSlotError } from './report.ts';
import { SlotError } from './SlotError.tsx';
import { StandIn } from './StandIn.tsx';

/**
 * Offered where a prerendered page is on screen and its bundle does not come: the HTML stays, readable,
 * with its links working.
 */
function QuietNotice({ resource }: { resource: Resource<unknown> }) {
  const status = useResourceStatus(resource);
  if (status !== 'failed' || !resource.patient) return null;
  const reload = reloadAfter(resource.failures());
  return (
    <FootBanner
      tone="havtorn"
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
    </FootBanner>
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
  const { resource, turn, onError } = usePart((loader) => loader.page(route.path));
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
      <Late
        key={turn}
        resource={resource}
        waiting={framed(<StandIn title={route.title} />)}
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
            <KeptTaps alive={ALIVE.page} />
          </>
        )}
      </Late>
      <ReportLoadFailure path={route.path} resource={resource} />
      <QuietNotice resource={resource} />
    </>
  );
}
