import type { StaffRoleReply } from '@skal/contracts/client/staffRole';
import { Badge, Button, ErrorState, Text } from '@skal/shared-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Grid } from '../../components/layout/Grid.tsx';
import { Panel } from '../../components/layout/Panel.tsx';
import { formatPermissions, roleName, staff, staffRoleForm } from '../../content/sections/staff.ts';
import { useAccount } from '../../session/useAccount.ts';
import { EditRoleDialog } from './EditRoleDialog.tsx';
import { useListStaffRoleQuery } from './staff.api.ts';

/** The role cards (M6): copy before launch; then with the templates of the business, which can be edited (M7). */
export function RoleCards() {
  const { live } = useAccount();
  const { data: templates, isError, isFetching, refetch } = useListStaffRoleQuery(undefined, { skip: !live });
  const [edited, setEdited] = useState<StaffRoleReply | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      {isError && !isFetching ? (
        <ErrorState {...staffRoleForm.loadFailed} headingLevel={3} onRetry={() => void refetch()} />
      ) : null}
      <Grid $min={240}>
        {staff.roles.map(({ name, permissions }) => {
          const current = templates?.find(({ role }) => role === name);
          return (
            <Panel key={name} title={roleName(name)}>
              <Permissions>
                {permissions.map((permission) => (
                  <li key={permission}>
                    <Badge>{permission}</Badge>
                  </li>
                ))}
              </Permissions>
              {current ? (
                <Text size="meta" tone="subtle">
                  {staffRoleForm.template}: {formatPermissions(current.permissions) || staff.none}
                </Text>
              ) : null}
              <div>
                <Button
                  variant="secondary"
                  size="sm"
                  disabled={!current}
                  onClick={() => {
                    setEdited(current ?? null);
                    setIsOpen(true);
                  }}
                >
                  {staff.edit}
                </Button>
              </div>
            </Panel>
          );
        })}
      </Grid>
      {edited ? (
        <EditRoleDialog
          key={`${edited.role} ${edited.version}`}
          open={isOpen}
          template={edited}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </>
  );
}

const Permissions = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
`;
