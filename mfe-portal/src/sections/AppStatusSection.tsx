import { Badge, Text } from '@skal/shared-ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { useAccount } from '../account/useAccount.ts';
import { appStatus, sampleMilestones } from '../content/appStatus.ts';
import { NextStep } from '../features/appStatus/NextStep.tsx';
import { StoreTiles } from '../features/appStatus/StoreTiles.tsx';
import { Timeline } from '../features/appStatus/Timeline.tsx';
import { YourApp } from '../features/appStatus/YourApp.tsx';

/** The word beside the title (K7). */
export function Aside() {
  const { live } = useAccount();
  return live ? (
    <Badge tone="mos">{appStatus.header.live}</Badge>
  ) : (
    <Badge tone="havtorn">{appStatus.header.development}</Badge>
  );
}

/** How far the app is, and what happens next (K7-K11). */
export default function AppStatusSection() {
  const timeline = useId();
  const stores = useId();
  return (
    <Columns>
      <Way>
        <NextStep />
        <Part aria-labelledby={timeline}>
          <div>
            <PartTitle id={timeline}>{appStatus.timeline}</PartTitle>
            <Text size="meta" tone="ink-3">
              {appStatus.sampleNote}
            </Text>
          </div>
          <Timeline milestones={sampleMilestones} />
        </Part>
        <Part aria-labelledby={stores}>
          <PartTitle id={stores}>{appStatus.stores}</PartTitle>
          <StoreTiles />
        </Part>
      </Way>
      <YourApp />
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: clamp(32px, 5vw, 80px);

  @media (max-width: 899.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Way = styled.div`
  display: grid;
  gap: 32px;
  min-inline-size: 0;
`;

const Part = styled.section`
  display: grid;
  gap: 16px;
`;

const PartTitle = styled.h2`
  font: var(--type-h4);
  letter-spacing: 0;
`;
