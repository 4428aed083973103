import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { type ComponentDocs, noop } from '../../../testing/componentDocs.ts';
import { Stack } from '../../layout/Stack.tsx';
import { SearchBox } from './SearchBox.tsx';

const meta = {
  title: 'Fields/SearchBox',
  component: SearchBox,
  args: { label: 'Search clients', value: '', onChange: noop, shortcut: true },
  parameters: {
    about: {
      keys: {
        '/': 'focuses it from anywhere on the page, if `shortcut` is set',
        Tab: 'moves to the button that clears it',
      },
      accessibility: ['Its label is visually hidden; the key is announced as its shortcut.'],
      handlerProps: { onChange: (value: string) => ({ value }) },
    } satisfies ComponentDocs,
  },
} satisfies Meta<typeof SearchBox>;
export default meta;

export const Example: StoryObj<typeof meta> = {};

export const States: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap={16}>
      <SearchBox label="Search clients" value="" onChange={noop} />
      <SearchBox label="Search clients" value="" onChange={noop} shortcut />
      <SearchBox label="Search clients" value="Nordlys" onChange={noop} shortcut />
    </Stack>
  ),
};
