import { Badge, Button } from '@skal/shared-ui';
import { styled } from 'styled-components';
import { Grid, SectionBody } from '../../components/layout/Grid.tsx';
import { Panel } from '../../components/layout/Panel.tsx';
import { staff } from '../../content/sections/staff.ts';
import { TeamPanel } from '../../features/staff/TeamPanel.tsx';

/** The team, and the default permissions of each role (M1-M12). The list is also loaded under the overlay (T30). */
export default function StaffSection() {
  return (
    <SectionBody>
      <TeamPanel />
      <Grid $min={240}>
        {staff.roles.map(({ name, permissions }) => (
          <Panel key={name} title={name}>
            <Permissions>
              {permissions.map((permission) => (
                <li key={permission}>
                  <Badge>{permission}</Badge>
                </li>
              ))}
            </Permissions>
            <div>
              <Button variant="secondary" size="sm" disabled>
                {staff.edit}
              </Button>
            </div>
          </Panel>
        ))}
      </Grid>
    </SectionBody>
  );
}

const Permissions = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
`;
