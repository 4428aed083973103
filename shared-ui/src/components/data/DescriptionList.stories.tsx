import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { ComponentDocs } from '../../testing/componentDocs.ts';
import { Badge } from './Badge.tsx';
import { DescriptionList } from './DescriptionList.tsx';

const items = [
  { term: 'Business', description: 'Nordlys Bakery' },
  { term: 'State', description: <Badge tone="success">Active</Badge> },
  { term: 'Address', description: 'Havnegade 14, 2. tv., 1058 København K, Denmark, behind the old customs house' },
];

const meta = {
  title: 'Data/DescriptionList',
  component: DescriptionList,
  args: { items },
  parameters: {
    about: {
      keys: {},
      accessibility: ['A description list: each term is read with its description.'],
    } satisfies ComponentDocs,
  },
} satisfies Meta<typeof DescriptionList>;
export default meta;

export const Example: StoryObj<typeof meta> = {};
