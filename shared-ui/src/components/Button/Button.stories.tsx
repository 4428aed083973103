import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PlusIcon } from '../../icons.ts';
import { BUTTON_KEYBOARD, type ComponentDocs } from '../../testing/componentDocs.ts';
import { Stack } from '../layout/Stack.tsx';
import { Button } from './Button.tsx';

const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Save changes' },
  parameters: {
    about: {
      keys: BUTTON_KEYBOARD,
      accessibility: [
        'While busy it is disabled and `aria-busy`. Afterwards it regains focus, unless the focus has moved elsewhere.',
        'There is one primary button per view.',
      ],
    } satisfies ComponentDocs,
  },
} satisfies Meta<typeof Button>;
export default meta;

export const Example: StoryObj<typeof meta> = {};

export const Looks: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap={16}>
      {(['primary', 'secondary', 'quiet', 'danger'] as const).map((variant) => (
        <Stack key={variant} direction="row" align="center" gap={12} wrap>
          <Button variant={variant}>Save changes</Button>
          <Button variant={variant} disabled>
            Save changes
          </Button>
          <Button variant={variant} busy busyLabel="Saving...">
            Save changes
          </Button>
          <Button variant={variant}>
            <PlusIcon size={18} /> Add
          </Button>
        </Stack>
      ))}
    </Stack>
  ),
};

export const Sizes: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap={16}>
      <Stack direction="row" align="center" gap={12} wrap>
        <Button size="sm">Small</Button>
        <Button size="md">Medium</Button>
        <Button size="lg">Large</Button>
      </Stack>
      <Button block>As wide as its place</Button>
    </Stack>
  ),
};

export const OnBand: StoryObj<typeof meta> = {
  render: () => (
    <Stack data-ground="band" direction="row" gap={12} wrap style={{ padding: 24 }}>
      {(['primary', 'secondary', 'quiet'] as const).map((variant) => (
        <Button key={variant} variant={variant} inverse>
          Start Your Project
        </Button>
      ))}
    </Stack>
  ),
};

export const Focused: StoryObj<typeof meta> = {
  play: ({ canvasElement }) => canvasElement.querySelector('button')?.focus(),
};
