import type { PerformanceReply } from '@skal/contracts/performance';
import { formatWhole } from '../../content/amounts.ts';
import { lastDaysWords } from '../../content/lastDays.ts';
import { performance, livePerformance as words } from '../../content/performance.ts';
import { daysOf } from '../../parts/figures/figureFile.ts';
import { RankPanel } from '../../parts/figures/RankPanel.tsx';
import { StepsPanel } from '../../parts/figures/StepsPanel.tsx';
import { Nothing } from '../../parts/Nothing.tsx';
import { Panel } from '../../parts/Panel.tsx';

type Step = PerformanceReply['steps'][number];

const [, , panel] = performance.panels;

/** How often the app crashed, day by day, and how many sessions were without. */
export function AppErrors({ app: { steps } }: { app: PerformanceReply }) {
  const reported = steps.flatMap(({ errors }) => errors ?? []);
  const total = reported.reduce((sum, errors) => sum + errors, 0);
  return (
    <StepsPanel
      title={words.errorDays}
      hint={words.errorsHint(steps.length)}
      wide
      kind="bars"
      steps={steps}
      series={[
        { name: words.errors, value: (step: Step) => step.errors, format: formatWhole },
        {
          ...{ name: `${performance.tiles[0].label}, %`, value: (step: Step) => step.crashFree },
          inTableOnly: true,
        },
      ]}
      summary={lastDaysWords.allInAll(reported.length, formatWhole(total))}
      file={{ section: 'performance', days: daysOf(steps) }}
    />
  );
}

/** Which version crashed most. */
export function AppErrorVersions({ app: { versions, days } }: { app: PerformanceReply }) {
  const crashed = versions.filter(({ errors }) => errors > 0);
  if (crashed.length === 0) {
    return (
      <Panel title={panel.title}>
        <Nothing {...words.noErrors} />
      </Panel>
    );
  }
  return (
    <RankPanel
      title={panel.title}
      hint={words.versionsHint}
      heads={[words.version, words.errors]}
      rows={crashed.map(({ version, errors, opens }) => ({
        ...{ name: version, value: errors, detail: words.opened(formatWhole(opens)) },
      }))}
      file={{ section: 'performance', days }}
    />
  );
}
