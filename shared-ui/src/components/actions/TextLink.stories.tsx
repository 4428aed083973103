import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { ComponentDocs } from '../../testing/componentDocs.ts';
import { Text } from '../typography/Text.tsx';
import { TextLink } from './TextLink.tsx';

const meta = {
  title: 'Actions/TextLink',
  component: TextLink,
  args: { href: '#example', children: 'our privacy policy' },
  parameters: {
    about: {
      keys: { Enter: 'follows the link' },
      accessibility: ['Underlined, because colour alone would not distinguish it from the surrounding text.'],
    } satisfies ComponentDocs,
  },
} satisfies Meta<typeof TextLink>;
export default meta;

export const Example: StoryObj<typeof meta> = {
  render: (args) => (
    <Text>
      What we keep, and for how long, stands in <TextLink {...args} />.
    </Text>
  ),
};
