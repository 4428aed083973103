import { type StaffPermission, staffPermissions } from '@skal/contracts/client/staff';
import { Checkbox, Text } from '@skal/shared-ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { staffForm as copy, permissionName } from '../../content/sections/staff.ts';

interface Props {
  value: readonly StaffPermission[];
  onChange: (permissions: StaffPermission[]) => void;
  hint?: string;
}

/** The six permissions as checkboxes (M5). */
export function PermissionBoxes({ value, onChange, hint = copy.permissionsHint }: Props) {
  const id = useId();
  return (
    <fieldset aria-labelledby={id}>
      <Legend as="legend" id={id} size="label">
        {copy.permissions}
      </Legend>
      <Text size="meta" tone="subtle">
        {hint}
      </Text>
      <Boxes>
        {staffPermissions.map((permission) => (
          <Checkbox
            key={permission}
            name="permissions"
            value={permission}
            label={permissionName(permission)}
            checked={value.includes(permission)}
            onCheckedChange={(permitted) =>
              // In list order, whatever the order of selection.
              onChange(staffPermissions.filter((each) => (each === permission ? permitted : value.includes(each))))
            }
          />
        ))}
      </Boxes>
    </fieldset>
  );
}

const Legend = styled(Text)`
  padding: 0;
`;

const Boxes = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 20px 16px;
  margin-block-start: 16px;
`;
