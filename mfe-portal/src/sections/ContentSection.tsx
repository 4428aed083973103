import { TextLink } from '@skal/shared-ui';
import { Link } from 'react-router-dom';
import { formatWhole } from '../content/amounts.ts';
import { contentManagementLink, contentSection, liveContent as words } from '../content/contentSection.ts';
import { lastDaysPeriods, lastDaysWords } from '../content/lastDays.ts';
import { useReadContentQuery } from '../features/content/content.api.ts';
import { daysOf } from '../parts/figures/figureFile.ts';
import { RankPanel } from '../parts/figures/RankPanel.tsx';
import { StepsPanel } from '../parts/figures/StepsPanel.tsx';
import { Grid } from '../parts/Grid.tsx';
import { UNREPORTED } from '../parts/MetricGrid.tsx';
import { Nothing } from '../parts/Nothing.tsx';
import { Panel } from '../parts/Panel.tsx';
import { reportSection } from '../parts/reportSection.tsx';

const [published, drafts, views] = contentSection.tiles;
const [most, changed] = contentSection.panels;

/** What of the app is read in a period, beside the one before (K4). */
export default reportSection({
  ...{ name: 'content', copy: contentSection, words },
  periods: { label: lastDaysWords.label, all: lastDaysPeriods },
  useRead: ({ id }) => useReadContentQuery({ query: { period: id } }),
  from: (reply) => [reply.views],
  tiles: (reply, { before }) => [
    { label: published.label, metric: UNREPORTED },
    { label: drafts.label, metric: UNREPORTED },
    { label: views.label, metric: reply.views, before },
  ],
  panels({ steps, mostViewed, screens }) {
    const reported = steps.flatMap((step) => step.views ?? []);
    const total = reported.reduce((sum, value) => sum + value, 0);
    return (
      <>
        <StepsPanel
          {...{ title: words.views, hint: words.viewsHint(steps.length), wide: true, kind: 'bars', steps }}
          series={[
            { name: words.views, value: (step) => step.views, format: formatWhole },
            { name: words.daysBefore(steps.length), value: ({ before }) => before, format: formatWhole },
          ]}
          summary={lastDaysWords.allInAll(reported.length, formatWhole(total))}
          days={daysOf(steps)}
        />
        <Grid>
          <RankPanel
            {...most}
            hint={words.mostHint}
            heads={[words.page, words.views]}
            rows={mostViewed.map((one) => ({ name: one.item, value: one.views }))}
          />
          {screens.length > 0 ? (
            <RankPanel
              title={words.screens}
              hint={words.screensHint}
              heads={[words.screen, words.shows]}
              rows={screens.map(({ screen, shows }) => ({ name: screen, value: shows }))}
            />
          ) : null}
          <Panel title={changed.title} wide>
            <Nothing {...changed} />
          </Panel>
        </Grid>
      </>
    );
  },
  after: (
    <p>
      <TextLink as={Link} to="/content-management">
        {contentManagementLink}
      </TextLink>
    </p>
  ),
});
