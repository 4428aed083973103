import { Banner, Button } from '@skal/shared-ui';
import { type ComponentType, type ReactNode, Suspense, use } from 'react';
import { styled } from 'styled-components';
import { useLoader, useResourceStatus } from '../federation/LoaderContext.ts';
import type { Resource } from '../federation/resource.ts';
import type { SnapshotRoute } from '../federation/snapshot.ts';
import { KeptTaps } from '../taps/KeptTaps.tsx';
import { ALIVE } from '../taps/keptTap.ts';
import { reportSlotError } from './report.ts';
import { SlotBoundary } from './SlotBoundary.tsx';
import { SlotError } from './SlotError.tsx';
import { StandIn } from './StandIn.tsx';

function Page({ resource }: { resource: Resource<ComponentType> }) {
  const Loaded = use(resource.read());
  return (
    <>
      <Loaded />
      <KeptTaps alive={ALIVE.page} />
    </>
  );
}

/**
 * Offered where a prerendered page is on screen and its bundle does not come: the HTML stays, readable,
 * with its links working.
 */
function QuietNotice({ resource }: { resource: Resource<ComponentType> }) {
  const status = useResourceStatus(resource);
  if (status !== 'failed' || !resource.patient) return null;
  return (
    <Bottom>
      <Banner
        tone="havtorn"
        action={
          <Button size="sm" variant="secondary" onClick={resource.retry}>
            Try again
          </Button>
        }
      >
        Some buttons on this page are not ready. You can read on and follow every link.
      </Banner>
    </Bottom>
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
  const resource = useLoader().page(route.path);
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
      <SlotBoundary
        onError={(error) => reportSlotError(route.path, error)}
        fallback={(reset) => framed(<SlotError title={route.title} resource={resource} onReset={reset} exit={exit} />)}
      >
        <Suspense fallback={framed(<StandIn title={route.title} />)}>
          <Page resource={resource} />
        </Suspense>
      </SlotBoundary>
      <QuietNotice resource={resource} />
    </>
  );
}

const Bottom = styled.div`
  position: fixed;
  inset: auto 0 0;
  z-index: 30;
`;
