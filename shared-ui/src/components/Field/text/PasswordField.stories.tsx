import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { ChangeEvent } from 'react';
import { BUTTON_KEYBOARD, type ComponentDocs, noop } from '../../../testing/componentDocs.ts';
import { Stack } from '../../layout/Stack.tsx';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'Fields/PasswordField',
  component: PasswordField,
  args: { label: 'Password', name: 'password', value: '', onChange: noop, autoComplete: 'current-password' },
  parameters: {
    about: {
      keys: BUTTON_KEYBOARD,
      accessibility: [
        'The button that shows the password follows the field and names its next action.',
        'Pasting and password managers work; `autoComplete` tells managers which password it is.',
      ],
      handlerProps: { onChange: ({ target }: ChangeEvent<HTMLInputElement>) => ({ value: target.value }) },
    } satisfies ComponentDocs,
  },
} satisfies Meta<typeof PasswordField>;
export default meta;

export const Example: StoryObj<typeof meta> = {};

export const States: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap={24}>
      <PasswordField label="Password" name="empty" />
      <PasswordField label="Password" name="filled" defaultValue="eight signs" hint="At least 8 characters" />
      <PasswordField
        label="Password"
        name="wrong"
        defaultValue="short"
        error="Password must be at least 8 characters"
      />
      <PasswordField label="Password" name="disabled" disabled />
    </Stack>
  ),
};

export const Shown: StoryObj<typeof meta> = {
  args: { value: 'eight signs' },
  play: ({ canvasElement }) => canvasElement.querySelector('button')?.click(),
};
