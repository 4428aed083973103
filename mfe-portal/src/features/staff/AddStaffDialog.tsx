import { staffPermissions, staffRoles } from '@skal/contracts/client/staff';
import { FieldGrid, FormDialog, selectFieldProps, textFieldProps } from '@skal/forms';
import { Checkbox, SelectField, Text, TextField } from '@skal/shared-ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { staffForm as copy, roleName } from '../../content/sections/staff.ts';
import { useAddStaffForm } from './useAddStaffForm.ts';

interface Props {
  open: boolean;
  onClose: () => void;
}

const roles = staffRoles.map((value) => ({ value, label: roleName(value) }));

/** Adds a staff member (M4, M5, M9). Keeps a draft when closed without submitting. */
export function AddStaffDialog({ open, onClose }: Props) {
  const { form, permit } = useAddStaffForm(onClose);
  const permissionsId = useId();
  const { title, cancel, submit, submitting: busy } = copy;
  return (
    <FormDialog {...{ open, onClose, form, title }} labels={{ cancel, submit, busy }}>
      <FieldGrid>
        <TextField label={copy.firstName} required autoComplete="off" {...textFieldProps(form, 'firstName')} />
        <TextField label={copy.lastName} required autoComplete="off" {...textFieldProps(form, 'lastName')} />
      </FieldGrid>
      <TextField
        label={copy.email}
        type="email"
        inputMode="email"
        autoCapitalize="none"
        required
        autoComplete="off"
        {...textFieldProps(form, 'email')}
      />
      <SelectField label={copy.role} options={roles} required {...selectFieldProps(form, 'role')} />
      <fieldset aria-labelledby={permissionsId}>
        <Legend as="legend" id={permissionsId} size="label">
          {copy.permissions}
        </Legend>
        <Text size="meta" tone="subtle">
          {copy.permissionsHint}
        </Text>
        <Boxes>
          {staffPermissions.map((permission) => (
            <Checkbox
              key={permission}
              name="permissions"
              value={permission}
              label={permission}
              checked={form.values.permissions.includes(permission)}
              onCheckedChange={(permitted) => permit(permission, permitted)}
            />
          ))}
        </Boxes>
      </fieldset>
    </FormDialog>
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
