import { SourcedNumber, VisuallyHidden } from '@skal/shared-ui';
import { styled } from 'styled-components';
import { counters, percent, type SourceId } from '../../content/facts.ts';
import { counterLabels } from '../../content/pages/home.ts';
import { sourceAnchor, sourceText } from '../../content/sources.ts';
import { counterValue, useCountUp } from './useCountUp.ts';

const counting = ['spending', 'profits', 'ticketSize'] as const;

/** The figure while it counts: hidden from assistive technology, and as wide as the final figure. */
function CountingFigure({ shown, final }: { shown: string; final: string }) {
  return (
    <Cell data-final={final}>
      <span aria-hidden="true">{shown}</span>
      <VisuallyHidden>{final}</VisuallyHidden>
    </Cell>
  );
}

const sourced = (source: SourceId) => ({
  sourceId: source,
  sourceText: sourceText(source),
  sourceHref: `#${sourceAnchor(source)}`,
});

/** The three counters and the growth (C2, C10-C17), each with its footnote. */
export function StatCounters() {
  const tick = useCountUp();
  return (
    <QueryContainer>
      <Strip aria-label={counterLabels.name}>
        {counting.map((name) => {
          const { target, source } = counters[name];
          const final = percent(target);
          const value =
            tick === counters.ticks ? (
              final
            ) : (
              <CountingFigure shown={percent(counterValue(counters[name], tick))} final={final} />
            );
          return (
            <li key={name}>
              <SourcedNumber value={value} label={counterLabels[name]} {...sourced(source)} />
            </li>
          );
        })}
        <li>
          <SourcedNumber
            value={counterLabels.growthText}
            label={counterLabels.growth}
            {...sourced(counters.growth.source)}
          />
        </li>
      </Strip>
    </QueryContainer>
  );
}

/** The invisible final figure reserves the space, so that nothing moves. */
const Cell = styled.span`
  display: inline-grid;

  & > span:first-child,
  &::after {
    grid-area: 1 / 1;
  }

  &::after {
    content: attr(data-final) / '';
    visibility: hidden;
  }
`;

const QueryContainer = styled.div`
  container-type: inline-size;
`;

const Strip = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  margin-block-start: clamp(48px, 6vw, 80px);
  border-block: 1px solid var(--line);

  & > li {
    padding: clamp(24px, 3vw, 40px) 16px clamp(24px, 3vw, 36px) clamp(12px, 2vw, 24px);
    border-inline-start: 1px solid var(--line);
  }

  & > li:first-child {
    padding-inline-start: 0;
    border-inline-start: 0;
  }

  @container (width < 51.75rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    & > li:nth-child(3) {
      padding-inline-start: 0;
      border-inline-start: 0;
    }

    & > li:nth-child(n + 3) {
      border-block-start: 1px solid var(--line);
    }
  }

  @container (width < 20rem) {
    & > li {
      padding-inline-end: 0;
    }

    & p:first-child {
      font-size: 2.5rem;
    }
  }

  @container (width < 14rem) {
    grid-template-columns: minmax(0, 1fr);

    & > li:nth-child(n) {
      padding-inline-start: 0;
      border-inline-start: 0;
    }

    & > li:nth-child(2) {
      border-block-start: 1px solid var(--line);
    }
  }
`;
