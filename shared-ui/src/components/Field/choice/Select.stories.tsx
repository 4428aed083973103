import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { type ComponentDocs, noop } from '../../../testing/componentDocs.ts';
import { Stack } from '../../layout/Stack.tsx';
import { Select } from './Select.tsx';

const options = [
  { value: 'all', label: 'All clients' },
  { value: 'active', label: 'Active' },
  { value: 'paused', label: 'Paused', disabled: true },
];

const meta = {
  title: 'Fields/Select',
  component: Select,
  args: { label: 'Clients', options, value: 'all', onValueChange: noop },
  parameters: {
    about: {
      keys: {
        'Space, Alt+Down': 'opens the list',
        'Arrow keys': 'select an option',
        'A letter': 'moves to an option that starts with it',
      },
      accessibility: ['A native select, for toolbars and phones. Its label may be visually hidden.'],
      handlerProps: { onValueChange: (value: string) => ({ value }) },
    } satisfies ComponentDocs,
  },
} satisfies Meta<typeof Select>;
export default meta;

export const Example: StoryObj<typeof meta> = {};

export const States: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap={16}>
      <Select label="Clients" options={options} defaultValue="all" />
      <Select label="Clients" options={options} defaultValue="active" size="md" showLabel />
      <Select label="Clients" options={options} defaultValue="all" disabled />
    </Stack>
  ),
};
