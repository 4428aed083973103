import { operatorRoles } from '@skal/contracts/session';
import { choiceProps, textProps, useFocusOnError } from '@skal/forms';
import { Button, Dialog, RadioGroupField, TextField } from '@skal/shared-ui';
import { useId, useRef } from 'react';
import { styled } from 'styled-components';
import { roleMeanings, roleNames, inviteForm as words } from '../../content/operators.ts';
import { useInviteForm } from './useInviteForm.ts';

interface Props {
  open: boolean;
  onClose: () => void;
}

const roles = operatorRoles.map((value) => ({ value, label: roleNames[value], hint: roleMeanings[value] }));

/** Invites somebody to run the product with us. */
export function InviteDialog({ open, onClose }: Props) {
  const form = useInviteForm(onClose);
  const element = useRef<HTMLFormElement>(null);
  const formId = useId();
  useFocusOnError(element, form);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={words.title}
      description={words.description}
      footer={
        <>
          <Button variant="secondary" disabled={form.isSubmitting} onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" form={formId} busy={form.isSubmitting} busyLabel={words.busy}>
            {words.submit}
          </Button>
        </>
      }
    >
      <Fields ref={element} id={formId} noValidate aria-label={words.title} onSubmit={form.handleSubmit}>
        <TextField label={words.contactName} required autoComplete="off" {...textProps(form, 'contactName')} />
        <TextField
          label={words.email}
          type="email"
          inputMode="email"
          autoCapitalize="none"
          required
          autoComplete="off"
          {...textProps(form, 'email')}
        />
        <RadioGroupField legend={words.role} options={roles} required {...choiceProps(form, 'role')} />
      </Fields>
    </Dialog>
  );
}

const Fields = styled.form`
  display: grid;
  gap: 20px;
`;
