import type { PerformanceReply } from '@skal/contracts/performance';
import { formatWhole } from '../../content/amounts.ts';
import { performance, livePerformance as words } from '../../content/performance.ts';
import { RankPanel } from '../../parts/figures/RankPanel.tsx';
import { Nothing } from '../../parts/Nothing.tsx';
import { Panel } from '../../parts/Panel.tsx';

const [, panel] = performance.panels;

/** What the app was opened on, and how often it crashed there. */
export const Devices = ({ app: { devices, days } }: { app: PerformanceReply }) =>
  devices.length > 0 ? (
    <RankPanel
      title={panel.title}
      hint={words.devicesHint}
      heads={[words.device, words.opens]}
      rows={devices.map(({ device, opens, errors }) => ({
        ...{ name: device, value: opens, detail: words.crashed(formatWhole(errors)) },
      }))}
      file={{ section: 'performance', days }}
    />
  ) : (
    <Panel title={panel.title}>
      <Nothing empty={panel.empty} fills={panel.fills} />
    </Panel>
  );
