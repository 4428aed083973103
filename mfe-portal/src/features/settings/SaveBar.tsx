import { Button, Text, visuallyHidden } from '@skal/shared-ui';
import { styled } from 'styled-components';
import { settings } from '../../content/account/settings.ts';
import type { SettingsForm } from './useSettingsForm.ts';

interface Props {
  form: SettingsForm;
  /** Id of the form that the button submits. */
  formId: string;
}

/** Saves both cards. With unsaved changes it sticks to the bottom of the window. */
export const SaveBar = ({ form, formId }: Props) => (
  <Bar data-unsaved={form.dirty ? '' : undefined}>
    <Text tone="muted" role="status">
      {form.dirty ? settings.unsaved : ''}
    </Text>
    {form.dirty ? (
      <Button variant="quiet" disabled={form.isSubmitting} onClick={() => form.resetForm()}>
        {settings.discard}
      </Button>
    ) : null}
    <Button type="submit" form={formId} busy={form.isSubmitting} busyLabel={settings.saving}>
      {settings.save}
    </Button>
  </Bar>
);

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 8px 12px;
  border: 1px solid transparent;
  border-radius: var(--radius-12);

  & > :first-child {
    flex: 1 1 180px;
  }

  &:not([data-unsaved]) > :first-child {
    display: none;
  }

  &[data-unsaved] {
    position: sticky;
    inset-block-end: 16px;
    z-index: 2;
    padding: 10px 12px 10px 20px;
    border-color: var(--line);
    background: var(--raised);
    box-shadow: var(--elevation-2);
  }

  /* Leaves space for the assistant's button in the corner. */
  @media (max-width: 89.99875em) {
    &[data-unsaved] {
      margin-inline-end: 72px;
    }
  }

  @media (max-width: 37.49875em) {
    &[data-unsaved] {
      padding: 8px;
    }

    & > :first-child {
      ${visuallyHidden}
    }
  }
`;
