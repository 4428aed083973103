import { t } from '@lingui/core/macro';
import { BottomBanner, Button, LinkButton, ReloadButton } from '@skal/shared-ui';
import { Lazy, type LazyResource, reloadAfter, useResourceStatus } from '@skal/shell-kit';
import { type ReactNode, useContext } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { EventReplay } from '../eventReplay/EventReplay.tsx';
import { HYDRATION_STAGE } from '../eventReplay/eventReplay.ts';
import { useLoader } from '../federation/LoaderContext.ts';
import { findRoute, type SnapshotRoute } from '../federation/snapshot.ts';
import { useRemoteResource } from '../federation/useRemoteResource.ts';
import { HtmlAsServed } from '../foreign/HtmlAsServed.tsx';
import { HOME } from '../layout/homePath.ts';
import { MountReporterContext } from '../rum/mountReporter.ts';
import { ReportLoadFailure, ReportMounted } from '../rum/ReportMount.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { reportSlotError } from './reportSlotError.ts';
import { SlotError } from './SlotError.tsx';

/**
 * Shown if a rendered page is on screen and its bundle cannot be loaded: the HTML stays readable, and its links work.
 * @param exit as on the error of a page without HTML
 */
function QuietNotice({ resource, exit }: { resource: LazyResource<unknown>; exit: ReactNode }) {
  const status = useResourceStatus(resource);
  if (status !== 'failed' || !resource.keepsContent) return null;
  const reload = reloadAfter(resource.failures());
  return (
    <BottomBanner
      tone="attention"
      action={
        <>
          <Button size="sm" variant="secondary" onClick={resource.retry}>
            {t`Try again`}
          </Button>
          {reload ? <ReloadButton size="sm" onReload={reload} /> : null}
          {exit ? (
            <LinkButton as={Link} to={HOME} size="sm" variant="secondary">
              {t`Back to Home`}
            </LinkButton>
          ) : null}
          {exit}
        </>
      }
    >
      {t`Some buttons on this page are not ready. You can read on and follow every link.`}
    </BottomBanner>
  );
}

/* Of a remote that has not the language of the page. */
const Foreign = styled.div`
  display: contents;
`;

interface Props {
  route: SnapshotRoute;
  frame?: 'none' | 'main';
  /** A further action if the page cannot be loaded. */
  exit?: ReactNode;
}

/**
 * The slot of a page of a remote: the page, its skeleton, or an error. Framed pages have a `main` of their own; `frame`
 * adds one around the skeleton and the error.
 */
export function RemotePage({ route, frame = 'none', exit }: Props) {
  const { resource, generation, onError } = useRemoteResource((loader) => loader.page(route.path));
  const reporter = useContext(MountReporterContext);
  const locale = findRoute(useLoader().snapshot, route.path)?.remote.locale;
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
        key={generation}
        resource={resource}
        waiting={framed(<PageSkeleton title={route.title} />)}
        failed={(retry, reload) =>
          framed(<SlotError title={route.title} onRetry={retry} onReload={reload} exit={exit} />)
        }
        onError={(error) => {
          reportSlotError(route.path, error);
          reporter.reportFailed(route.path, error, resource.status() === 'ready');
          onError();
        }}
      >
        {(Page) => (
          <>
            <HtmlAsServed isLast />
            {locale ? (
              <Foreign lang={locale}>
                <Page />
              </Foreign>
            ) : (
              <Page />
            )}
            <ReportMounted path={route.path} />
            <EventReplay alive={HYDRATION_STAGE.page} />
          </>
        )}
      </Lazy>
      <ReportLoadFailure path={route.path} resource={resource} />
      <QuietNotice resource={resource} exit={exit} />
    </>
  );
}
