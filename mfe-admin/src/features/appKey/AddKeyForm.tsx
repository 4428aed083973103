import { addKeySchema } from '@skal/contracts/app/appKey';
import { type AppScope, appScopes } from '@skal/contracts/app/appScope';
import { textFieldProps, useFocusFirstError, useForm } from '@skal/forms';
import { Button, Checkbox, TextField } from '@skal/shared-ui';
import { serverMessageOr } from '@skal/shell-kit/api';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { InlineForm } from '../../components/InlineForm.ts';
import { appKeys, addKeyForm as copy } from '../../content/appData/appKeys.ts';
import { useAddAppKeyMutation } from './appKey.api.ts';

interface Props {
  clientId: string;
  /** Called with the key, which cannot be read again. */
  onCreated: (key: string) => void;
}

/** Creates a key for a client's app. */
export function AddKeyForm({ clientId, onCreated }: Props) {
  const [add, { reset }] = useAddAppKeyMutation();
  const root = useRef<HTMLFormElement>(null);
  const form = useForm({
    initialValues: { label: '', scopes: ['events'] as readonly AppScope[] },
    validationSchema: addKeySchema,
    onSubmit: async (values, { resetForm }) => {
      const made = await add({ params: { id: clientId }, body: addKeySchema.cast(values) }).unwrap();
      // Removes the key from the mutation cache.
      reset();
      resetForm();
      if (made) onCreated(made.key);
    },
    toErrorToast: (cause) => ({ title: copy.failed, description: serverMessageOr(cause, copy.failedReason) }),
  });
  useFocusFirstError(root, form);
  const { scopes } = form.values;
  const choose = (scope: AppScope, isChosen: boolean) =>
    void form.setFieldValue(
      'scopes',
      // In list order, whatever the order of selection.
      appScopes.filter((each) => (each === scope ? isChosen : scopes.includes(each))),
    );
  return (
    <InlineForm ref={root} noValidate onSubmit={form.handleSubmit} aria-label={copy.title}>
      <TextField
        label={copy.label}
        placeholder={copy.placeholder}
        autoComplete="off"
        {...textFieldProps(form, 'label')}
      />
      <Scopes aria-label={copy.scopes}>
        {appScopes.map((scope) => (
          <Checkbox
            key={scope}
            name="scopes"
            value={scope}
            label={appKeys.scopes[scope]}
            checked={scopes.includes(scope)}
            onCheckedChange={(isChosen) => choose(scope, isChosen)}
          />
        ))}
      </Scopes>
      <Button
        type="submit"
        variant="secondary"
        disabled={scopes.length === 0}
        busy={form.isSubmitting}
        busyLabel={copy.busy}
      >
        {copy.submit}
      </Button>
    </InlineForm>
  );
}

const Scopes = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 20px;
  flex-basis: 100%;
`;
