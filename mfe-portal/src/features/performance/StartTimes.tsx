import { type PerformanceReply, START_MS_TOP } from '@skal/contracts/performance';
import { performance, livePerformance as words } from '../../content/performance.ts';
import { daysOf } from '../../parts/figures/figureFile.ts';
import { StepsPanel } from '../../parts/figures/StepsPanel.tsx';
import { Nothing } from '../../parts/Nothing.tsx';
import { Panel } from '../../parts/Panel.tsx';

const [panel] = performance.panels;
const SECOND = 1000;

/** Seconds; what is not told apart above the last end stands at it. */
const secondsOf = (ms: number | null): number | null => (ms === null ? null : Math.min(ms, START_MS_TOP) / SECOND);

/** How long starts took at most, day by day: half of them, and 95 of 100. */
export function StartTimes({ app: { steps } }: { app: PerformanceReply }) {
  const timed = steps.filter(({ startHalf }) => startHalf !== null).length;
  if (timed === 0) {
    return (
      <Panel title={panel.title} wide>
        <Nothing empty={panel.empty} fills={panel.fills} />
      </Panel>
    );
  }
  return (
    <StepsPanel
      title={panel.title}
      hint={words.startHint}
      wide
      kind="line"
      steps={steps}
      series={[
        { name: words.startHalf, value: ({ startHalf }) => secondsOf(startHalf), format: words.seconds },
        { name: words.startMost, value: ({ startMost }) => secondsOf(startMost), format: words.seconds },
      ]}
      summary={words.startSummary(timed)}
      endsToday
      file={{ section: 'performance', days: daysOf(steps) }}
    />
  );
}
