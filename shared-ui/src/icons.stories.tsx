import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { ElementType } from 'react';
import { Stack } from './components/layout/Stack.tsx';
import { Text } from './components/typography/Text.tsx';
import * as icons from './icons.ts';
import type { ComponentDocs } from './testing/componentDocs.ts';

const meta = {
  title: 'Text/Icons',
  parameters: {
    about: {
      keys: {},
      accessibility: ['Hidden from assistive technology; use them beside a text or inside a named button.'],
    } satisfies ComponentDocs,
  },
} satisfies Meta;
export default meta;

export const All: StoryObj = {
  render: () => (
    <Stack direction="row" gap={16} wrap>
      {Object.entries(icons satisfies Record<string, ElementType>).map(([name, Icon]) => (
        <Stack key={name} align="center" gap={4} style={{ inlineSize: 140 }}>
          <Icon />
          <Text size="meta">{name}</Text>
        </Stack>
      ))}
    </Stack>
  ),
};
