import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { ComponentDocs } from '../../testing/componentDocs.ts';
import { StatTile } from '../data/StatTile.tsx';
import { Card } from '../layout/Card.tsx';
import { Overlay } from './Overlay.tsx';

const panel = (
  <Card>
    <StatTile label="Orders today" value="0" />
    <StatTile label="Loyalty members" value="0" />
  </Card>
);

const meta = {
  title: 'States/Overlay',
  component: Overlay,
  args: { title: 'Coming Soon', availability: 'Available once your app is live.', children: panel },
  parameters: {
    about: {
      keys: {},
      accessibility: [
        'The card precedes the covered content in focus order and in reading order.',
        'The covered content is `inert`: it cannot be reached by pointer, keyboard or screen reader.',
      ],
    } satisfies ComponentDocs,
  },
} satisfies Meta<typeof Overlay>;
export default meta;

export const Example: StoryObj<typeof meta> = {};

export const Live: StoryObj<typeof meta> = { args: { live: true } };
