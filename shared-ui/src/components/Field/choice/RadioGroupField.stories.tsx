import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { type ComponentDocs, noop } from '../../../testing/componentDocs.ts';
import { Stack } from '../../layout/Stack.tsx';
import { RadioGroupField } from './RadioGroupField.tsx';

const options = [
  { value: 'email', label: 'Email', hint: 'We answer within a day' },
  { value: 'call', label: 'Phone call' },
  { value: 'visit', label: 'A visit', disabled: true },
];

const meta = {
  title: 'Fields/RadioGroupField',
  component: RadioGroupField,
  args: { legend: 'How may we reach you?', name: 'preference', options, value: '', onValueChange: noop },
  parameters: {
    about: {
      keys: {
        'Arrow keys': 'select the next or previous option',
        Tab: 'moves to the selected option or the first one, then out of the group',
      },
      accessibility: ['The legend names the group; an error describes the group, not one option.'],
      handlerProps: { onValueChange: (value: string) => ({ value }) },
    } satisfies ComponentDocs,
  },
} satisfies Meta<typeof RadioGroupField>;
export default meta;

export const Example: StoryObj<typeof meta> = {};

export const States: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap={24}>
      <RadioGroupField legend="Nothing chosen" name="none" options={options} value="" onValueChange={noop} />
      <RadioGroupField legend="One chosen" name="one" options={options} value="email" onValueChange={noop} />
      <RadioGroupField
        legend="Missing"
        name="missing"
        options={options}
        value=""
        onValueChange={noop}
        required
        error="Please choose one"
      />
      <RadioGroupField legend="Disabled" name="off" options={options} value="call" onValueChange={noop} disabled />
    </Stack>
  ),
};
