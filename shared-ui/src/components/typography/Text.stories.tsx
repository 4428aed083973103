import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { ComponentDocs } from '../../testing/componentDocs.ts';
import { Stack } from '../layout/Stack.tsx';
import { Text } from './Text.tsx';

const meta = {
  title: 'Text/Text',
  component: Text,
  args: { children: 'We build it, you own it.' },
  parameters: {
    about: {
      keys: {},
      accessibility: ['A paragraph by default; `as` changes the element.'],
    } satisfies ComponentDocs,
  },
} satisfies Meta<typeof Text>;
export default meta;

export const Example: StoryObj<typeof meta> = {};

export const States: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap={12}>
      {(['lead', 'body', 'label', 'meta'] as const).map((size) => (
        <Text key={size} size={size}>
          {size}: we build it, you own it.
        </Text>
      ))}
      {(['default', 'muted', 'subtle', 'danger', 'success'] as const).map((tone) => (
        <Text key={tone} tone={tone}>
          {tone}: we build it, you own it.
        </Text>
      ))}
      <Stack data-ground="band" style={{ padding: 16 }}>
        <Text tone="inverse">inverse: we build it, you own it.</Text>
      </Stack>
      <Text measure>
        A measure holds lines to a length that can be read: who comes to the end of one of them has to find the
        beginning of the next, and the further away it is the harder that becomes.
      </Text>
    </Stack>
  ),
};
