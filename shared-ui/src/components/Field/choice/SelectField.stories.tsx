import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { type ComponentDocs, noop } from '../../../testing/componentDocs.ts';
import { Stack } from '../../layout/Stack.tsx';
import { SelectField } from './SelectField.tsx';

const options = [
  { value: 'bakery', label: 'Bakery' },
  { value: 'salon', label: 'Hair salon' },
  { value: 'gym', label: 'Gym', disabled: true },
];

const meta = {
  title: 'Fields/SelectField',
  component: SelectField,
  args: { label: 'Business type', name: 'businessType', options, value: '', onValueChange: noop },
  parameters: {
    about: {
      keys: {
        'Enter, Space, Up, Down': 'open the list',
        'Arrow keys, Home, End': 'move through it',
        'A letter': 'moves to an option that starts with it',
        Enter: 'selects the option',
        Escape: 'closes the list without changing the value',
      },
      accessibility: ['A labelled `combobox`; the selected option is its value, and an error describes it.'],
      handlerProps: { onValueChange: (value: string) => ({ value }) },
    } satisfies ComponentDocs,
  },
} satisfies Meta<typeof SelectField>;
export default meta;

export const Example: StoryObj<typeof meta> = {};

export const States: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap={24}>
      <SelectField label="Business type" name="none" options={options} value="" onValueChange={noop} />
      <SelectField label="Business type" name="one" options={options} value="salon" onValueChange={noop} hint="One" />
      <SelectField
        label="Business type"
        name="missing"
        options={options}
        value=""
        onValueChange={noop}
        required
        error="Please choose one"
      />
      <SelectField label="Business type" name="off" options={options} value="salon" onValueChange={noop} disabled />
    </Stack>
  ),
};

export const Open: StoryObj<typeof meta> = {
  tags: ['window'],
  args: { value: 'salon' },
  play: ({ canvasElement }) => {
    const key = new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true });
    canvasElement.querySelector('[role=combobox]')?.dispatchEvent(key);
  },
};
