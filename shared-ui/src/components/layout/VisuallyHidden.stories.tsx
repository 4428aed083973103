import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { ComponentDocs } from '../../testing/componentDocs.ts';
import { Text } from '../typography/Text.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Text/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: ' of Nordlys Bakery' },
  parameters: {
    about: {
      keys: {},
      accessibility: ['Text for assistive technology only. It never contains focusable elements.'],
    } satisfies ComponentDocs,
  },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;

export const Example: StoryObj<typeof meta> = {
  render: (args) => (
    <Text>
      Invoices
      <VisuallyHidden {...args} />
    </Text>
  ),
};
