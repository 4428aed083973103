import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { ComponentDocs } from '../../testing/componentDocs.ts';
import { Card } from '../layout/Card.tsx';
import { SourcedNumber } from './SourcedNumber.tsx';
import { SourceTooltipArea } from './SourceTooltipArea.tsx';

const meta = {
  title: 'Data/SourcedNumber',
  component: SourcedNumber,
  subcomponents: { SourceArea: SourceTooltipArea },
  args: {
    value: '138,000',
    label: 'restaurants with an app',
    sourceId: 3,
    sourceText: 'Statistics Denmark, 2024',
    sourceHref: '#sources',
  },
  parameters: {
    about: {
      keys: {
        Tab: 'moves to the footnote and shows the source',
        Enter: 'follows the link to the list of sources',
        Escape: 'hides the source',
      },
      accessibility: [
        'The footnote is a named link; the source is its description.',
        'On touch screens the first tap shows the source, the second follows the link.',
      ],
    } satisfies ComponentDocs,
  },
} satisfies Meta<typeof SourcedNumber>;
export default meta;

export const Example: StoryObj<typeof meta> = {};

export const SourceShown: StoryObj<typeof meta> = {
  tags: ['window'],
  args: { size: 'lg' },
  play: ({ canvasElement }) => canvasElement.querySelector('a')?.focus(),
};

/** The whole card shows the source. */
export const InArea: StoryObj<typeof meta> = {
  render: (args) => (
    <Card as={SourceTooltipArea}>
      <SourcedNumber {...args} />
    </Card>
  ),
};
