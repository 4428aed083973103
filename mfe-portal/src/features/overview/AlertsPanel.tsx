import type { AlertReply } from '@skal/contracts/analytics/overview';
import { EmptyState } from '@skal/shared-ui';
import { styled } from 'styled-components';
import { Panel } from '../../components/layout/Panel.tsx';
import { SectionLink } from '../../components/layout/SectionLink.tsx';
import { RelativeTime } from '../../components/time/RelativeTime.tsx';
import { liveOverview, overview } from '../../content/sections/overview.ts';
import { useAccount } from '../../session/useAccount.ts';

const { alerts: copy } = overview;
const { alerts: live } = liveOverview;

/** Current alerts: since when, their source, and a link to more (K2). */
export function AlertsPanel({ alerts }: { alerts: readonly AlertReply[] }) {
  const { features } = useAccount().business;
  /** Link to the section of an alert, if this portal has it (T27). */
  const moreLink = (section: string | null) =>
    live.more.find(({ id, feature }) => id === section && (feature === undefined || features[feature]));
  return (
    <Panel title={copy.title}>
      {alerts.length > 0 ? (
        <Alerts>
          {alerts.map(({ id, title, at, source, section }) => {
            const more = moreLink(section);
            return (
              <li key={id}>
                <span>{title}</span>
                <Source>
                  <RelativeTime at={at} />
                  {source ? <span>{source}</span> : null}
                  {more ? <SectionLink to={more.id}>{more.label}</SectionLink> : null}
                </Source>
              </li>
            );
          })}
        </Alerts>
      ) : (
        <EmptyState headingLevel={3} title={copy.empty} description={live.meaning} />
      )}
    </Panel>
  );
}

const Alerts = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 2px;
    padding-block: 10px;
    overflow-wrap: anywhere;
  }

  & > li + li {
    border-block-start: 1px solid var(--line);
  }
`;

const Source = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  color: var(--ink-3);
  font: var(--type-meta);
`;
