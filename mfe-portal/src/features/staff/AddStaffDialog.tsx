import { type AddStaffBody, addStaffSchema, type StaffPermission } from '@skal/contracts/client/staff';
import { FieldGrid, FormDialog, selectFieldProps, textFieldProps, useForm } from '@skal/forms';
import { TextField } from '@skal/shared-ui';
import { useToast } from '@skal/shell-kit';
import { serverMessageOr } from '@skal/shell-kit/api';
import { staffForm as copy, roleName, staffForm } from '../../content/sections/staff.ts';
import { type Rights, RightsFields } from './RightsFields.tsx';
import { useAddStaffMutation } from './staff.api.ts';
import { useRoleTemplates } from './useRoleTemplates.ts';

const initialValues = {
  firstName: '',
  lastName: '',
  email: '',
  role: 'Staff',
  permissions: [] as readonly StaffPermission[],
  owner: false,
};

type StaffValues = typeof initialValues;

const toBody = ({ owner, ...values }: StaffValues): AddStaffBody =>
  addStaffSchema.cast({ ...values, ...(owner && { owner }) }, { assert: false }) as AddStaffBody;

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
  const setRights = (rights: Partial<Rights>) => void form.setValues((values) => ({ ...values, ...rights }));
  return { form, setRights };
}

interface Props {
  open: boolean;
  onClose: () => void;
}

/** Adds a staff member (M4, M5, M9). Keeps a draft when closed without submitting. */
export function AddStaffDialog({ open, onClose }: Props) {
  const { form, setRights } = useAddStaffForm(onClose);
  const templateOf = useRoleTemplates();
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
      <RightsFields
        values={form.values}
        role={selectFieldProps(form, 'role')}
        onChange={setRights}
        templateOf={templateOf}
      />
    </FormDialog>
  );
}
