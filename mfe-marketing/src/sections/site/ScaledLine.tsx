import { styled } from 'styled-components';
import { company, processFacts } from '../../content/facts.ts';
import { processCopy } from '../../content/home.ts';

interface Stretch {
  /** The step it belongs to; the tuning belongs to the last. */
  readonly step: number;
  readonly days: number;
  readonly tuning: boolean;
}

const steps = processFacts.steps.map(({ days }, step): Stretch => ({ step, days, tuning: false }));

/** The process from the first day to the end of the tuning: each stretch is drawn as long as it takes. */
const stretches: readonly Stretch[] = [
  ...steps,
  { step: steps.length - 1, days: processFacts.tuningDays, tuning: true },
];

const flag = (on: boolean) => (on ? '' : undefined);

/** Where one step lies on the line: the line itself, with the other stretches faint. */
export function StepLine({ step }: { step: number }) {
  return (
    <Row aria-hidden="true">
      {stretches.map(({ days, tuning, step: own }) => (
        <Piece key={days} style={{ flexGrow: days }} data-tuning={flag(tuning)} data-quiet={flag(own !== step)} />
      ))}
    </Row>
  );
}

/** The whole line: ink up to the stores, havtorn for the tuning, a number where each step begins. */
export function ProcessLine() {
  return (
    <Figure role="img" aria-label={`${processCopy.line}: ${processFacts.total}.`}>
      <Row>
        {stretches.map(({ days, tuning, step }) => (
          <Piece key={days} style={{ flexGrow: days }} data-tuning={flag(tuning)}>
            <Dot />
            <Above>{tuning ? processCopy.live : step + 1}</Above>
            {tuning && (
              <>
                <Below>{company.launch}</Below>
                <End>{processCopy.tuning}</End>
              </>
            )}
          </Piece>
        ))}
      </Row>
    </Figure>
  );
}

const Row = styled.div`
  display: flex;
  align-items: center;
  block-size: 16px;
`;

const Piece = styled.div`
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

  /* The first two steps take a few pixels here: a notch marks them. */
  @media (max-width: 719.98px) {
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

const Above = styled(Label)`
  inset-block-end: 18px;
  inset-inline-start: 0;
  min-inline-size: 14px;
  color: var(--ink);
  font-weight: 600;
  text-align: center;

  @media (max-width: 719.98px) {
    :not([data-tuning]) > & {
      display: none;
    }
  }
`;

const Below = styled(Label)`
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
