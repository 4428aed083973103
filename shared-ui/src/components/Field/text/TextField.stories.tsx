import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { ChangeEvent } from 'react';
import { type ComponentDocs, noop } from '../../../testing/componentDocs.ts';
import { Stack } from '../../layout/Stack.tsx';
import { Input, TextField } from './TextField.tsx';

const meta = {
  title: 'Fields/TextField',
  component: TextField,
  subcomponents: { Input },
  args: { label: 'Business name', name: 'businessName', value: '', onChange: noop },
  parameters: {
    about: {
      keys: {},
      accessibility: [
        'The label names the field; hint and error describe it.',
        'An error makes it `aria-invalid` and is shown below it with an icon.',
        'Set `autoComplete` if the browser can fill in the field.',
      ],
      handlerProps: { onChange: ({ target }: ChangeEvent<HTMLInputElement>) => ({ value: target.value }) },
    } satisfies ComponentDocs,
  },
} satisfies Meta<typeof TextField>;
export default meta;

export const Example: StoryObj<typeof meta> = { args: { hint: 'As your customers know it' } };

export const States: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap={24}>
      <TextField label="Business name" name="empty" placeholder="Nordlys Bakery" />
      <TextField label="Business name" name="filled" defaultValue="Nordlys Bakery" hint="As your customers know it" />
      <TextField label="Business name" name="required" required error="Business name is required" />
      <TextField label="Business name" name="disabled" defaultValue="Nordlys Bakery" disabled />
      <Input aria-label="The input alone, without a label in sight" defaultValue="Nordlys Bakery" />
    </Stack>
  ),
};

export const Focused: StoryObj<typeof meta> = {
  play: ({ canvasElement }) => canvasElement.querySelector('input')?.focus(),
};
