import { Heading, Text } from '@skal/shared-ui';

/** What a part of a client's panel is called, and what it is there for. */
export const SectionHeader = ({ title, hint }: { title: string; hint: string }) => (
  <div>
    <Heading level={3} size="h4">
      {title}
    </Heading>
    <Text tone="ink-2">{hint}</Text>
  </div>
);
