import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { ComponentDocs } from '../../testing/componentDocs.ts';
import { Stack } from '../layout/Stack.tsx';
import { Avatar } from './Avatar.tsx';

const meta = {
  title: 'Data/Avatar',
  component: Avatar,
  args: { name: 'Freja Holm' },
  parameters: {
    about: {
      keys: {},
      accessibility: ['It is hidden from assistive technology: the name is next to it.'],
    } satisfies ComponentDocs,
  },
} satisfies Meta<typeof Avatar>;
export default meta;

export const Example: StoryObj<typeof meta> = {};

export const States: StoryObj<typeof meta> = {
  render: () => (
    <Stack direction="row" align="center" gap={12} wrap>
      {['Freja Holm', 'Anders Bo', 'Mia', '(Ø) Ærø Å', 'Jean Luc', 'Kim West', 'מיכל כהן'].map((name) => (
        <Avatar key={name} name={name} />
      ))}
      <Avatar name="Freja Holm" size={24} />
      <Avatar name="Freja Holm" size={64} />
    </Stack>
  ),
};
