import type { ReleaseReply } from '@skal/contracts/operations/release';
import { Badge, Button, Card, Heading, media, Stack, Text } from '@skal/shared-ui';
import { Fragment, useId } from 'react';
import { styled } from 'styled-components';
import {
  versions as copy,
  healthLabels,
  type ReleaseAction,
  releaseActions,
  releaseForm,
} from '../../content/operations/releases.ts';
import { type HealthStatus, healthStatus, targetVersions } from './releaseHealth.ts';
import type { ReleaseActionRequest } from './useReleaseAction.ts';
import { VersionsTable } from './VersionsTable.tsx';

interface Props {
  release: ReleaseReply;
  /** Opens the confirmation of an action; undefined without permission. */
  onConfirmRequest?: (request: ReleaseActionRequest) => void;
}

const tones = { unhealthy: 'danger', healthy: 'success', noData: 'outline' } as const satisfies Record<
  HealthStatus,
  string
>;

/** Available actions of a bundle, each with its version. */
const actionsOf = ({ canary, before }: ReleaseReply): (readonly [ReleaseAction, string])[] => [
  ...(canary
    ? ([
        ['promote', canary.version],
        ['abort', canary.version],
      ] as const)
    : []),
  ...(before ? ([['rollBack', before.version]] as const) : []),
];

/** A bundle: its health, its versions side by side, and its actions. */
export function BundleCard({ release, onConfirmRequest }: Props) {
  const { bundle, canary } = release;
  const titleId = useId();
  const status = healthStatus(release);
  const acts = onConfirmRequest ? actionsOf(release) : [];
  return (
    <StyledCard as="section" aria-labelledby={titleId} padding={16}>
      <Stack direction="row" gap={8} align="center" wrap>
        <Heading level={2} size="h4" id={titleId}>
          {bundle}
        </Heading>
        <Badge tone={tones[status]}>{healthLabels[status]}</Badge>
        {canary ? <Badge tone="attention">{copy.trial(canary.percent)}</Badge> : null}
      </Stack>
      <VersionsTable {...release} />
      {targetVersions(release).map(({ version, rum: { messages } }) =>
        messages.length > 0 ? (
          <Fragment key={version}>
            <Text as="h3" size="label">
              {copy.errorsIn(version)}
            </Text>
            <ErrorList>
              {messages.map(({ message, count }) => (
                <Text as="li" size="meta" tone="muted" key={message}>
                  {copy.times(count, message)}
                </Text>
              ))}
            </ErrorList>
          </Fragment>
        ) : null,
      )}
      {acts.length > 0 ? (
        <Stack direction="row" gap={8} wrap>
          {acts.map(([act, version]) => (
            <Button
              key={act}
              variant="secondary"
              size="sm"
              aria-label={releaseForm.labelFor(releaseActions[act].button, bundle)}
              onClick={() => onConfirmRequest?.({ act, bundle, live: release.live.version, version })}
            >
              {releaseActions[act].button}
            </Button>
          ))}
        </Stack>
      ) : null}
    </StyledCard>
  );
}

const StyledCard = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 12px;

  /* Space for three versions beside each other. */
  ${media.phone} {
    padding: 12px;
  }
`;

const ErrorList = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
`;
