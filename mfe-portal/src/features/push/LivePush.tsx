import type { PushReply } from '@skal/contracts/push/push';
import { Banner } from '@skal/shared-ui';
import { usePollWhileActive } from '@skal/shell-kit/api';
import type { ReactNode } from 'react';
import { SectionBody } from '../../components/layout/Grid.tsx';
import { QueryBoundary } from '../../components/QueryBoundary.tsx';
import { pushCampaigns as copy } from '../../content/sections/pushCampaigns.ts';
import { ComposePanel } from './ComposePanel.tsx';
import { HistoryPanel } from './HistoryPanel.tsx';
import { useListPushQuery, useReadPushQuery } from './push.api.ts';
import { ScheduledPanel } from './ScheduledPanel.tsx';
import { SegmentsPanel } from './SegmentsPanel.tsx';
import { TestersPanel } from './TestersPanel.tsx';

/** Composing, audiences, scheduled and sent notifications of a live app; `disabled` while no push service is connected. */
export function LivePush({ disabled }: { disabled: ReactNode }) {
  const overview = useReadPushQuery();
  return (
    <QueryBoundary query={overview} copy={copy}>
      {({ service, problem, audiences, testers }) =>
        service === 'missing' ? (
          disabled
        ) : (
          <SectionBody>
            {service === 'broken' ? (
              <Banner tone="attention" role="status">
                {copy.broken(problem ?? '')}
              </Banner>
            ) : null}
            <ComposePanel audiences={audiences} />
            <SegmentsPanel audiences={audiences} />
            <TestersPanel testers={testers} />
            <SentPanels />
          </SectionBody>
        )
      }
    </QueryBoundary>
  );
}

/** Interval while a notification is on its way, and otherwise, in milliseconds. */
const SOON_MS = 3_000;
const LATER_MS = 60_000;

const isOnItsWay = ({ state, sendAt }: PushReply): boolean =>
  state === 'preparing' || state === 'sending' || (state === 'scheduled' && Date.parse(sendAt) <= Date.now());

function SentPanels() {
  const pushes = useListPushQuery();
  const { refetch } = pushes;
  usePollWhileActive(() => void refetch(), pushes.data?.some(isOnItsWay) ? SOON_MS : LATER_MS);
  return (
    <QueryBoundary query={pushes} copy={copy.list} rows={4}>
      {(rows) => (
        <>
          <ScheduledPanel pushes={rows} />
          <HistoryPanel pushes={rows} />
        </>
      )}
    </QueryBoundary>
  );
}
