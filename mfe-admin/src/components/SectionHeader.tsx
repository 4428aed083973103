import { Heading, Text } from '@skal/shared-ui';

/** Title and hint of a section in the client panel. */
export const SectionHeader = ({ title, hint }: { title: string; hint: string }) => (
  <div>
    <Heading level={3} size="h4">
      {title}
    </Heading>
    <Text tone="muted">{hint}</Text>
  </div>
);
