import { Badge, CheckIcon } from '@skal/shared-ui';
import { styled } from 'styled-components';
import { Grid } from '../../components/layout/Grid.tsx';
import { Panel } from '../../components/layout/Panel.tsx';
import { demoPage } from '../../content/demo/demoPage.ts';
import { platformIntegrations } from '../../content/demo/platformIntegrations.ts';

const { activity, benefits } = platformIntegrations;

/** Example of recent platform activity, and the benefits of connecting (Q4). */
export const PlatformActivity = () => (
  <Grid>
    <Panel title={activity.title} aside={<Badge tone="outline">{demoPage.example}</Badge>}>
      <Rows>
        {activity.rows.map(({ what, when }) => (
          <ActivityItem key={what}>
            {what}
            <When>{when}</When>
          </ActivityItem>
        ))}
      </Rows>
    </Panel>
    <Panel title={benefits.title}>
      <Rows>
        {benefits.rows.map((benefit) => (
          <Benefit key={benefit}>
            <CheckIcon size={16} aria-hidden />
            {benefit}
          </Benefit>
        ))}
      </Rows>
    </Panel>
  </Grid>
);

const Rows = styled.ul`
  display: grid;
  gap: 10px;
`;

const ActivityItem = styled.li`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 2px 16px;
`;

const When = styled.span`
  color: var(--ink-3);
  font: var(--type-meta);
`;

const Benefit = styled.li`
  display: flex;
  gap: 10px;

  & svg {
    margin-block-start: 3px;
    color: var(--mos);
  }
`;
