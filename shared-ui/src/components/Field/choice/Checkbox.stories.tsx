import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { type ComponentDocs, noop } from '../../../testing/componentDocs.ts';
import { Stack } from '../../layout/Stack.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Fields/Checkbox',
  component: Checkbox,
  args: { label: 'Send me a copy', checked: false, onCheckedChange: noop },
  parameters: {
    about: {
      keys: { Space: 'switches it on or off' },
      accessibility: ['A native checkbox: its label is clickable, and the hint describes it.'],
      handlerProps: { onCheckedChange: (checked: boolean) => ({ checked }) },
    } satisfies ComponentDocs,
  },
} satisfies Meta<typeof Checkbox>;
export default meta;

export const Example: StoryObj<typeof meta> = {};

export const States: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap={12}>
      <Checkbox label="Off" checked={false} onCheckedChange={noop} />
      <Checkbox label="On" checked onCheckedChange={noop} hint="What it does, where that is not clear" />
      <Checkbox label="Off, and cannot be chosen" checked={false} onCheckedChange={noop} disabled />
      <Checkbox label="On, and cannot be turned off" checked onCheckedChange={noop} disabled />
    </Stack>
  ),
};
