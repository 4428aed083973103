import { Badge, Button } from '@skal/shared-ui';
import { styled } from 'styled-components';
import { staff } from '../content/staff.ts';
import { EmptyLine } from '../parts/EmptyLine.tsx';
import { Grid, SectionBody } from '../parts/Grid.tsx';
import { Panel } from '../parts/Panel.tsx';

/** The team, and what each role may do by default (M1, M6, M7). */
export default function StaffSection() {
  return (
    <SectionBody>
      <Panel title={staff.team.title}>
        <EmptyLine>{staff.team.empty}</EmptyLine>
      </Panel>
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
