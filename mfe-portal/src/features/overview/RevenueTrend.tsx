import { useNow } from '@skal/shell-kit/api';
import { styled } from 'styled-components';
import { ChartFrame } from '../../components/charts/ChartFrame.tsx';
import { overview } from '../../content/sections/overview.ts';
import { lastSevenDays } from '../../format/date.ts';
import { formatUnit } from '../../format/number.ts';

const { trend } = overview;

/** Lines at thirds from the top: only the unit and zero have labels. */
const LINES = [{ at: 0.5, label: formatUnit(trend.unit) }, { at: 33 }, { at: 66 }, { at: 99.5, label: '0' }];
const ZERO = 99.5;
/** Center of the seventh of seven columns. */
const TODAY = (6.5 / 7) * 100;

/** Empty revenue chart of seven days: axes with one line of text (K3). */
export const RevenueTrend = () => (
  <ChartFrame
    caption={trend.caption}
    ticks={LINES}
    zero={ZERO}
    now={TODAY}
    marks={lastSevenDays(new Date(useNow())).map((mark) => ({ key: mark, mark }))}
  >
    <Note>
      <span>{trend.empty}</span>
    </Note>
  </ChartFrame>
);

const Note = styled.p`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;

  & > span {
    padding: 4px 12px;
    background: var(--surface);
    color: var(--ink-2);
    font: var(--type-label);
  }
`;
