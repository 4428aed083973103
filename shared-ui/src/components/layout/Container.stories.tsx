import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { ComponentDocs } from '../../testing/componentDocs.ts';
import { Card } from './Card.tsx';
import { Container } from './Container.tsx';

const meta = {
  title: 'Layout/Container',
  component: Container,
  args: { children: 'As wide as a page of the public site, and no wider.' },
  parameters: {
    about: {
      keys: {},
      accessibility: ['None: it only limits the width.'],
    } satisfies ComponentDocs,
  },
} satisfies Meta<typeof Container>;
export default meta;

export const Example: StoryObj<typeof meta> = {};

export const Prose: StoryObj<typeof meta> = {
  render: () => (
    <Container width="prose">
      <Card tone="sunken">
        A measure of sixty-two characters, which is as long as a line may be for those who read it to its end and have
        to find the next one.
      </Card>
    </Container>
  ),
};
