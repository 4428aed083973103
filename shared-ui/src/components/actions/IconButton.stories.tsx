import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SearchIcon, XIcon } from '../../icons.ts';
import { BUTTON_KEYBOARD, type ComponentDocs } from '../../testing/componentDocs.ts';
import { Stack } from '../layout/Stack.tsx';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  args: { label: 'Search', children: <SearchIcon /> },
  parameters: {
    about: {
      keys: { ...BUTTON_KEYBOARD, Tab: 'focuses it and shows its name', Escape: 'hides the name' },
      accessibility: ['Its label is its accessible name and the tooltip’s text; the tooltip is not announced again.'],
    } satisfies ComponentDocs,
  },
} satisfies Meta<typeof IconButton>;
export default meta;

export const Example: StoryObj<typeof meta> = {};

export const States: StoryObj<typeof meta> = {
  render: () => (
    <Stack direction="row" align="center" gap={12}>
      <IconButton label="Search">
        <SearchIcon />
      </IconButton>
      <IconButton label="Close" size="sm">
        <XIcon />
      </IconButton>
      <IconButton label="Search" disabled>
        <SearchIcon />
      </IconButton>
      <Stack data-ground="band" style={{ padding: 8 }}>
        <IconButton label="Search" inverse>
          <SearchIcon />
        </IconButton>
      </Stack>
    </Stack>
  ),
};

export const Named: StoryObj<typeof meta> = {
  tags: ['window'],
  play: ({ canvasElement }) => canvasElement.querySelector('button')?.focus(),
};
