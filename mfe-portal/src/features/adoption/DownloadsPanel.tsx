import type { AdoptionReply } from '@skal/contracts/adoption';
import { adoption as copy, liveAdoption as words } from '../../content/adoption.ts';
import { formatWhole } from '../../content/amounts.ts';
import { StepsPanel } from '../../parts/figures/StepsPanel.tsx';

const [panel] = copy.panels;

/** Downloads day by day. */
export const DownloadsPanel = ({ adoption: { days, downloadDays } }: { adoption: AdoptionReply }) => (
  <StepsPanel
    title={panel.title}
    hint={words.downloadsHint}
    wide
    kind="bars"
    steps={downloadDays}
    series={[{ name: words.downloads, value: ({ value }) => value, format: formatWhole }]}
    summary={words.summary(formatWhole(downloadDays.reduce((sum, { value }) => sum + (value ?? 0), 0)))}
    file={{ section: 'adoption', days }}
  />
);
