import { styled } from 'styled-components';
import { processFacts } from '../../content/facts.ts';

interface Segment {
  /** Index of the step; the optimization belongs to the last. */
  readonly step: number;
  readonly days: number;
  readonly tuning: boolean;
}

const steps = processFacts.steps.map(({ days }, step): Segment => ({ step, days, tuning: false }));

/** The timeline from the first day to the end of the optimization: each segment is proportional to its duration. */
export const timelineSegments: readonly Segment[] = [
  ...steps,
  { step: steps.length - 1, days: processFacts.tuningDays, tuning: true },
];

export const booleanAttribute = (on: boolean) => (on ? '' : undefined);

/** Position of a step on the timeline: the whole line, with the other segments faint. */
export function ProcessStepLine({ step }: { step: number }) {
  return (
    <TimelineRow aria-hidden="true">
      {timelineSegments.map(({ days, tuning, step: own }) => (
        <TimelineSegment
          key={days}
          style={{ flexGrow: days }}
          data-tuning={booleanAttribute(tuning)}
          data-quiet={booleanAttribute(own !== step)}
        />
      ))}
    </TimelineRow>
  );
}

export const TimelineRow = styled.div`
  display: flex;
  align-items: center;
  block-size: 16px;
`;

export const TimelineSegment = styled.div`
  position: relative;
  flex: 0 1 0;
  block-size: 2px;
  background: var(--ink);

  &[data-tuning] {
    block-size: 4px;
    background: var(--havtorn);
  }

  &[data-quiet] {
    block-size: 1px;
    background: var(--line-strong);
  }

  @media (forced-colors: active) {
    background: CanvasText;
  }
`;
