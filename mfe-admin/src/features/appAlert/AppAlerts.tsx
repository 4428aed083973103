import type { AppAlertReply } from '@skal/contracts/appAlert';
import { Card, Heading, Text, TextLink } from '@skal/shared-ui';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { appAlerts as words } from '../../content/admin.ts';
import { formatMoment } from '../../content/time.ts';

/**
 * Which clients' apps do not report, crash, or are connected to what does not work, with the way to what they report. Where
 * there is none, or that cannot be known, nothing is said: each client's panel says it as well.
 */
export function AppAlerts({ alerts }: { alerts: readonly AppAlertReply[] }) {
  const title = useId();
  if (alerts.length === 0) return null;
  return (
    <Card as="section" aria-labelledby={title}>
      <Heading level={2} size="h4" id={title}>
        {words.title}
      </Heading>
      <List>
        {alerts.map(({ id, clientId, clientName, title: what, at }) => (
          <Row key={id}>
            <span>
              <TextLink as={Link} to={words.to(clientId)}>
                {clientName}
              </TextLink>
              {`: ${what}`}
            </span>
            <Text as="span" size="meta" tone="ink-2">
              <time dateTime={at}>{words.since(formatMoment(at))}</time>
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
