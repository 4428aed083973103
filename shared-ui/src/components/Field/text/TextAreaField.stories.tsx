import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { ChangeEvent } from 'react';
import { type ComponentDocs, noop } from '../../../testing/componentDocs.ts';
import { Stack } from '../../layout/Stack.tsx';
import { TextAreaField } from './TextAreaField.tsx';

const LONG = `The app closes when I open the menu.

It began this morning. I have restarted the phone, and it still does it.
Two of our customers have said the same to me.
Please call me before four.`;

const meta = {
  title: 'Fields/TextAreaField',
  component: TextAreaField,
  args: { label: 'What happens?', name: 'description', value: '', onChange: noop },
  parameters: {
    about: {
      keys: { Enter: 'starts a new line', Tab: 'moves to the next element' },
      accessibility: ['Same as TextField. It grows with its content, up to 60 % of the window.'],
      handlerProps: { onChange: ({ target }: ChangeEvent<HTMLTextAreaElement>) => ({ value: target.value }) },
    } satisfies ComponentDocs,
  },
} satisfies Meta<typeof TextAreaField>;
export default meta;

export const Example: StoryObj<typeof meta> = {};

export const States: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap={24}>
      <TextAreaField label="What happens?" name="empty" placeholder="In your own words" rows={2} />
      <TextAreaField label="What happens?" name="long" rows={2} defaultValue={LONG} hint="At most 2,000 signs" />
      <TextAreaField label="What happens?" name="wrong" rows={2} required error="Please enter a description" />
      <TextAreaField label="What happens?" name="disabled" rows={2} disabled defaultValue="It closes." />
    </Stack>
  ),
};
