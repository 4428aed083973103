import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { ComponentDocs } from '../../testing/componentDocs.ts';
import { Stack } from '../layout/Stack.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  title: 'States/Skeleton',
  component: Skeleton,
  args: { label: 'Loading your invoices' },
  parameters: {
    about: {
      keys: {},
      accessibility: ['It announces once what is loading; its lines are hidden.'],
    } satisfies ComponentDocs,
  },
} satisfies Meta<typeof Skeleton>;
export default meta;

export const Example: StoryObj<typeof meta> = {};

export const Shapes: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap={32}>
      <Skeleton />
      <Skeleton rows={[{ width: '40%', height: 32 }, {}, { width: '80%' }]} />
    </Stack>
  ),
};
