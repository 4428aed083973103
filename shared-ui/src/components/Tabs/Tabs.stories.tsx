import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { type ComponentDocs, noop } from '../../testing/componentDocs.ts';
import { TabPanel } from './TabPanel.tsx';
import { Tabs } from './Tabs.tsx';

const tabs = [
  { id: 'overview', label: 'Overview' },
  { id: 'clients', label: 'Clients', count: 138 },
  { id: 'inbox', label: 'Inbox', count: '99+' },
];
const panels = tabs.map(({ id, label }) => (
  <TabPanel key={id} id={id}>
    What {label} shows
  </TabPanel>
));

const meta = {
  title: 'Data/Tabs',
  component: Tabs,
  subcomponents: { TabPanel },
  args: { label: 'Operator', tabs, value: 'clients', onValueChange: noop, children: panels },
  parameters: {
    about: {
      keys: {
        'Left, Right': 'go to the tab before and the next, and open it',
        'Home, End': 'the first and the last',
        Tab: 'goes on to the panel',
      },
      access: ['Tabs, a list of them with a name, and panels that their tabs name. A count is part of its tab’s name.'],
      keeps: { onValueChange: (value: string) => ({ value }) },
    } satisfies ComponentDocs,
  },
} satisfies Meta<typeof Tabs>;
export default meta;

export const Example: StoryObj<typeof meta> = {};

/** Tabs that do not fit scroll horizontally; the active one is visible. */
export const Narrow: StoryObj<typeof meta> = {
  args: { value: 'inbox' },
  render: (args) => (
    <div style={{ inlineSize: 220 }}>
      <Tabs {...args} />
    </div>
  ),
};
