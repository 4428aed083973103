import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { ComponentDocs } from '../../testing/componentDocs.ts';
import { Text } from '../typography/Text.tsx';
import { PhoneFrame } from './PhoneFrame.tsx';

const meta = {
  title: 'Data/PhoneFrame',
  component: PhoneFrame,
  args: { label: 'The app of Nordlys Bakery', children: <Text style={{ padding: 24 }}>Good morning</Text> },
  parameters: {
    about: {
      keys: {},
      accessibility: ['Its label describes the content.'],
    } satisfies ComponentDocs,
  },
} satisfies Meta<typeof PhoneFrame>;
export default meta;

export const Example: StoryObj<typeof meta> = {};
