import type { AppAlertReply } from '@skal/contracts/app/appAlert';
import { Banner, Button, Card, Heading, Text, TextLink } from '@skal/shared-ui';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { appAlerts as copy } from '../../content/dashboard/admin.ts';
import { formatDateTime } from '../../format/date.ts';

interface AppAlertsProps {
  query: {
    readonly data?: readonly AppAlertReply[] | undefined;
    readonly error?: unknown;
    readonly isFetching: boolean;
    refetch(): unknown;
  };
}

/**
 * Lists clients whose apps do not report, crash, or have a broken connection, with links to their data. Renders nothing without
 * alerts; shows an error if they failed to load, because an empty list would mean that all is well.
 */
export function AppAlerts({ query: { data = [], error, isFetching, refetch } }: AppAlertsProps) {
  const retry = (
    <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
      {copy.retry}
    </Button>
  );
  return (
    <>
      {/* Shown until a response arrives, so that the retry button stays; earlier data stays visible. */}
      {error ? (
        <Banner tone="attention" role="status" action={retry}>
          {copy.failed}
        </Banner>
      ) : null}
      {data.length > 0 ? <AlertList alerts={data} /> : null}
    </>
  );
}

function AlertList({ alerts }: { alerts: readonly AppAlertReply[] }) {
  const title = useId();
  return (
    <Card as="section" aria-labelledby={title}>
      <Heading level={2} size="h4" id={title}>
        {copy.title}
      </Heading>
      <List>
        {alerts.map(({ id, clientId, clientName, title: alertTitle, at }) => (
          <Row key={id}>
            <span>
              <TextLink as={Link} to={copy.href(clientId)}>
                {clientName}
              </TextLink>
              {`: ${alertTitle}`}
            </span>
            <Text as="span" size="meta" tone="muted">
              <time dateTime={at}>{copy.since(formatDateTime(at))}</time>
            </Text>
          </Row>
        ))}
      </List>
    </Card>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 2px 16px;
  padding-block: 10px;
  overflow-wrap: anywhere;

  &:not(:first-child) {
    border-block-start: 1px solid var(--line);
  }
`;
