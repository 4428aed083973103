import { Badge, ErrorState, Skeleton, Text } from '@skal/shared-ui';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { appStatus, sampleMilestones } from '../../content/sections/appStatus.ts';
import { AppPreview } from '../../features/appPreview/AppPreview.tsx';
import { useReadAppStatusQuery } from '../../features/appStatus/appStatus.api.ts';
import { NextStep } from '../../features/appStatus/NextStep.tsx';
import { getNextStep } from '../../features/appStatus/nextStep.ts';
import { StoreLinkTiles } from '../../features/appStatus/StoreLinkTiles.tsx';
import { StoreTiles } from '../../features/appStatus/StoreTiles.tsx';
import { Timeline } from '../../features/appStatus/Timeline.tsx';
import { useAccount } from '../../session/useAccount.ts';

/** Status beside the title (K7). */
export function HeaderAside() {
  const { live } = useAccount();
  return live ? (
    <Badge tone="success">{appStatus.header.live}</Badge>
  ) : (
    <Badge tone="attention">{appStatus.header.development}</Badge>
  );
}

/** Status of the app, and the next step (K7-K11). */
export default function AppStatusSection() {
  const { live, business } = useAccount();
  const { data, isError, refetch } = useReadAppStatusQuery();
  return (
    <Columns>
      <TimelineColumn>
        {data ? (
          <>
            <NextStep {...getNextStep(data, live ? business.liveAt : null)} />
            {/* Before launch the example replaces a missing timeline; once live it would mislead. */}
            {data.milestones.length > 0 || !live ? (
              <Subsection
                title={appStatus.timeline}
                note={data.milestones.length > 0 ? undefined : appStatus.sampleNote}
              >
                <Timeline milestones={data.milestones.length > 0 ? data.milestones : sampleMilestones} />
              </Subsection>
            ) : null}
          </>
        ) : isError ? (
          <ErrorState {...appStatus.failed} onRetry={() => void refetch()} />
        ) : (
          <Skeleton rows={8} label={appStatus.loading} />
        )}
        {live ? (
          data && (
            <Subsection title={appStatus.storesLive}>
              <StoreLinkTiles {...data} />
            </Subsection>
          )
        ) : (
          <Subsection title={appStatus.stores}>
            <StoreTiles />
          </Subsection>
        )}
      </TimelineColumn>
      <AppPreview />
    </Columns>
  );
}

interface PartProps {
  title: string;
  note?: string;
  children: ReactNode;
}

function Subsection({ title, note, children }: PartProps) {
  const titleId = useId();
  return (
    <Ground aria-labelledby={titleId}>
      <div>
        <PartTitle id={titleId}>{title}</PartTitle>
        {note ? (
          <Text size="meta" tone="subtle">
            {note}
          </Text>
        ) : null}
      </div>
      {children}
    </Ground>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: clamp(32px, 5vw, 80px);

  @media (max-width: 56.24875em) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const TimelineColumn = styled.div`
  display: grid;
  gap: 32px;
  min-inline-size: 0;
`;

const Ground = styled.section`
  display: grid;
  gap: 16px;
`;

const PartTitle = styled.h2`
  font: var(--type-h4);
  letter-spacing: 0;
`;
