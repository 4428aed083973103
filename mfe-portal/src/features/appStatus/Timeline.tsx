import type { MilestoneReply } from '@skal/contracts/app/appStatus';
import { Badge, Text } from '@skal/shared-ui';
import { appStatus } from '../../content/sections/appStatus.ts';
import { formatDay } from '../../format/date.ts';
import { Body, Details, Line, Marker, Step, Steps, Title, When } from './Timeline.styles.ts';

/** Completion or estimated date of a milestone. */
function dateText({ status, completedDate, estimatedDate }: MilestoneReply): string {
  // A completed milestone says so even without a date.
  if (status === 'completed')
    return completedDate ? appStatus.completed(formatDay(completedDate)) : appStatus.status.completed;
  const day = estimatedDate && formatDay(estimatedDate);
  if (status === 'pending') return day ? appStatus.pending(day) : appStatus.status.pending;
  // The chip already says 'in progress'.
  return day ? appStatus.expected(day) : '';
}

/** The milestones on a line that is solid up to the current one (K10, K11). */
export const Timeline = ({ milestones }: { milestones: readonly MilestoneReply[] }) => (
  <Steps>
    {milestones.map((milestone, index) => (
      <Step
        key={milestone.id}
        data-status={milestone.status}
        aria-current={milestone.status === 'in-progress' ? 'step' : undefined}
      >
        <Marker aria-hidden="true" />
        {index < milestones.length - 1 ? <Line aria-hidden="true" $order={index} /> : null}
        <Body>
          <Title>
            <span>{milestone.title}</span>
            {milestone.status === 'in-progress' ? (
              <Badge tone="attention">{appStatus.status['in-progress']}</Badge>
            ) : null}
            <When>{dateText(milestone)}</When>
          </Title>
          <Text tone="muted" measure>
            {milestone.description}
          </Text>
          <Details>
            {milestone.details.map((detail) => (
              <li key={detail}>{detail}</li>
            ))}
          </Details>
        </Body>
      </Step>
    ))}
  </Steps>
);
