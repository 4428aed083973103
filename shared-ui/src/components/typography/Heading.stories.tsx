import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { ComponentDocs } from '../../testing/componentDocs.ts';
import { Stack } from '../layout/Stack.tsx';
import { Heading } from './Heading.tsx';

const meta = {
  title: 'Text/Heading',
  component: Heading,
  args: { level: 2, children: 'Your regulars, in an app that is yours' },
  parameters: {
    about: {
      keys: {},
      accessibility: [
        '`level` is its place in the page outline, `size` only its appearance. Do not skip levels for appearance.',
      ],
    } satisfies ComponentDocs,
  },
} satisfies Meta<typeof Heading>;
export default meta;

export const Example: StoryObj<typeof meta> = {};

export const Sizes: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap={16}>
      {(['display', 'h1', 'h2', 'title', 'h3', 'h4'] as const).map((size) => (
        <Heading key={size} level={2} size={size}>
          {size}: your regulars
        </Heading>
      ))}
      <Heading level={2} tideLine>
        With a tide line
      </Heading>
    </Stack>
  ),
};
