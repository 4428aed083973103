import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { type ComponentDocs, noop } from '../../../testing/componentDocs.ts';
import { Stack } from '../../layout/Stack.tsx';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Fields/Switch',
  component: Switch,
  args: { label: 'Email notifications', checked: false, onCheckedChange: noop },
  parameters: {
    about: {
      keys: { Space: 'switches it on or off' },
      accessibility: ['A checkbox with the role `switch`: its label is clickable, and the hint describes it.'],
      handlerProps: { onCheckedChange: (checked: boolean) => ({ checked }) },
    } satisfies ComponentDocs,
  },
} satisfies Meta<typeof Switch>;
export default meta;

export const Example: StoryObj<typeof meta> = {};

export const States: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap={12}>
      <Switch label="Off" checked={false} onCheckedChange={noop} />
      <Switch label="On" checked onCheckedChange={noop} hint="What it does, where that is not clear" />
      <Switch label="Off, and cannot be chosen" checked={false} onCheckedChange={noop} disabled />
      <Switch label="On, and cannot be turned off" checked onCheckedChange={noop} disabled />
    </Stack>
  ),
};
