import {
  type AddStaffBody,
  addStaffSchema,
  type StaffPermission,
  staffPermissions,
  staffRoles,
} from '@skal/contracts/client/staff';
import { FieldGrid, FormDialog, selectFieldProps, textFieldProps, useForm } from '@skal/forms';
import { Checkbox, SelectField, Text, TextField } from '@skal/shared-ui';
import { useToast } from '@skal/shell-kit';
import { serverMessageOr } from '@skal/shell-kit/api';
import { useId } from 'react';
import { styled } from 'styled-components';
import { staffForm as copy, roleName, staffForm } from '../../content/sections/staff.ts';
import { useAddStaffMutation } from './staff.api.ts';

const initialValues = {
  firstName: '',
  lastName: '',
  email: '',
  role: 'Staff',
  permissions: [] as readonly StaffPermission[],
};

type StaffValues = typeof initialValues;

const toBody = (values: StaffValues): AddStaffBody => addStaffSchema.cast(values, { assert: false }) as AddStaffBody;

/** Form of a new member (M9): resets on success, and keeps its values when the server rejects it (M10). */
function useAddStaffForm(onAdded: () => void) {
  const [add] = useAddStaffMutation();
  const toast = useToast();
  const form = useForm<StaffValues>({
    initialValues,
    validationSchema: addStaffSchema,
    onSubmit: async (values, { resetForm }) => {
      const body = toBody(values);
      await add({ body }).unwrap();
      const description = `${body.firstName} ${body.lastName}, ${roleName(body.role)}`;
      toast({ title: staffForm.added, description, variant: 'success' });
      resetForm();
      onAdded();
    },
    toErrorToast: (cause) => ({ title: staffForm.error, description: serverMessageOr(cause, staffForm.addFailed) }),
  });
  const setPermission = (permission: StaffPermission, permitted: boolean) =>
    void form.setFieldValue(
      'permissions',
      // In list order, whatever the order of selection.
      staffPermissions.filter((each) => (each === permission ? permitted : form.values.permissions.includes(each))),
    );
  return { form, setPermission };
}

interface Props {
  open: boolean;
  onClose: () => void;
}

const roles = staffRoles.map((value) => ({ value, label: roleName(value) }));

/** Adds a staff member (M4, M5, M9). Keeps a draft when closed without submitting. */
export function AddStaffDialog({ open, onClose }: Props) {
  const { form, setPermission } = useAddStaffForm(onClose);
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
              onCheckedChange={(permitted) => setPermission(permission, permitted)}
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
