import { styled } from 'styled-components';
import { company, processFacts } from '../../content/facts.ts';
import { processCopy } from '../../content/pages/home.ts';
import { booleanAttribute, TimelineRow, TimelineSegment, timelineSegments } from './ProcessStepLine.tsx';

/** The whole timeline: ink up to the stores, havtorn for the optimization, a number at the start of each step. */
export function ProcessTimeline() {
  return (
    <Figure role="img" aria-label={`${processCopy.line}: ${processFacts.total}.`}>
      <TimelineRow>
        {timelineSegments.map(({ days, tuning, step }) => (
          <TimelineSegment key={days} style={{ flexGrow: days }} data-tuning={booleanAttribute(tuning)}>
            <Dot />
            <LabelAbove>{tuning ? processCopy.live : step + 1}</LabelAbove>
            {tuning && (
              <>
                <LabelBelow>{company.launch}</LabelBelow>
                <End>{processCopy.tuning}</End>
              </>
            )}
          </TimelineSegment>
        ))}
      </TimelineRow>
    </Figure>
  );
}

const Dot = styled.span`
  position: absolute;
  inset-block-start: 50%;
  inset-inline-start: 0;
  inline-size: 14px;
  block-size: 14px;
  translate: 0 -50%;
  border: 2px solid var(--ink);
  border-radius: 50%;
  background: var(--ground, var(--bg));

  [data-tuning] > & {
    border-color: var(--havtorn);
    background: var(--havtorn);
  }

  /* The first two steps are only a few pixels wide here: a notch marks them. */
  @media (max-width: 44.99875em) {
    :not([data-tuning]) > & {
      inline-size: 2px;
      border: 0;
      border-radius: 0;
      background: var(--ink);
    }
  }
`;

const Label = styled.span`
  position: absolute;
  white-space: nowrap;
`;

const LabelAbove = styled(Label)`
  inset-block-end: 18px;
  inset-inline-start: 0;
  min-inline-size: 14px;
  color: var(--ink);
  font-weight: 600;
  text-align: center;

  @media (max-width: 44.99875em) {
    :not([data-tuning]) > & {
      display: none;
    }
  }
`;

const LabelBelow = styled(Label)`
  inset-block-start: 18px;
  inset-inline-start: 0;
`;

const End = styled(Label)`
  inset-block-start: 18px;
  inset-inline-end: 0;
`;

const Figure = styled.div`
  padding-block: 28px 32px;
  color: var(--ink-2);
  font: var(--type-meta);
`;
