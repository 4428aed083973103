import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { ComponentDocs } from '../../testing/componentDocs.ts';
import { Stack } from '../layout/Stack.tsx';
import { LinkButton } from './LinkButton.tsx';

const meta = {
  title: 'Actions/LinkButton',
  component: LinkButton,
  args: { href: '#example', children: 'See our services' },
  parameters: {
    about: {
      keys: { Enter: 'follows the link' },
      accessibility: ['A link, announced as one. Use a Button for actions.'],
    } satisfies ComponentDocs,
  },
} satisfies Meta<typeof LinkButton>;
export default meta;

export const Example: StoryObj<typeof meta> = {};

export const States: StoryObj<typeof meta> = {
  render: () => (
    <Stack direction="row" align="center" gap={12} wrap>
      {(['primary', 'secondary', 'quiet', 'danger'] as const).map((variant) => (
        <LinkButton key={variant} href="#example" variant={variant}>
          See our services
        </LinkButton>
      ))}
      <LinkButton href="#example" size="sm">
        Small
      </LinkButton>
      <LinkButton href="#example" size="lg">
        Large
      </LinkButton>
    </Stack>
  ),
};
