import type { AdoptionReply } from '@skal/contracts/adoption';
import { adoption as copy, liveAdoption as words } from '../../content/adoption.ts';
import { formatWhole } from '../../content/amounts.ts';
import { RankPanel } from '../../parts/figures/RankPanel.tsx';
import { Nothing } from '../../parts/Nothing.tsx';
import { Panel } from '../../parts/Panel.tsx';

const [, panel] = copy.panels;

/** From where people came to the app, and how many of them registered. */
export const SourcesPanel = ({ adoption: { days, sources } }: { adoption: AdoptionReply }) =>
  sources.length > 0 ? (
    <RankPanel
      title={panel.title}
      hint={words.sourcesHint}
      heads={[words.source, words.downloads]}
      rows={sources.map(({ source, downloads, registered }) => ({
        ...{ name: source, value: downloads, detail: words.registered(formatWhole(registered)) },
      }))}
      file={{ section: 'adoption', days }}
    />
  ) : (
    <Panel title={panel.title}>
      <Nothing empty={panel.empty} fills={panel.fills} />
    </Panel>
  );
