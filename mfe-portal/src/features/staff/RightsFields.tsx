import { type StaffPermission, type StaffRole, staffRoles } from '@skal/contracts/client/staff';
import { Checkbox, SelectField, type SelectFieldProps } from '@skal/shared-ui';
import { staffForm as copy, roleName } from '../../content/sections/staff.ts';
import { useAccount } from '../../session/useAccount.ts';
import { PermissionBoxes } from './PermissionBoxes.tsx';

export interface Rights {
  role: string;
  permissions: readonly StaffPermission[];
  owner: boolean;
}

const roles = staffRoles.map((value) => ({ value, label: roleName(value) }));

const isRole = (value: string): value is StaffRole => staffRoles.some((role) => role === value);

interface Props {
  values: Rights;
  /** Binds the field of the role. */
  role: Pick<SelectFieldProps, 'name' | 'value' | 'onValueChange' | 'onBlur' | 'error'>;
  onChange: (rights: Partial<Rights>) => void;
  /** Permissions of a role's template, which choosing that role brings; undefined: it brings none. */
  templateOf?: (role: StaffRole) => readonly StaffPermission[] | undefined;
}

/** Role and permissions of a member; owners may also give full access once the app is live. */
export function RightsFields({ values, role, onChange, templateOf }: Props) {
  const { live, permissions: own } = useAccount();
  const chooseRole = (value: string) => {
    role.onValueChange(value);
    const template = isRole(value) ? templateOf?.(value) : undefined;
    if (template) onChange({ permissions: template });
  };
  return (
    <>
      <SelectField label={copy.role} options={roles} required {...role} onValueChange={chooseRole} />
      {live && own === null ? (
        <Checkbox
          name="owner"
          label={copy.owner}
          hint={copy.ownerHint}
          checked={values.owner}
          onCheckedChange={(owner) => onChange({ owner })}
        />
      ) : null}
      {values.owner ? null : (
        <PermissionBoxes value={values.permissions} onChange={(permissions) => onChange({ permissions })} />
      )}
    </>
  );
}
