import { Heading, Text } from '@skal/shared-ui';
import { styled } from 'styled-components';

interface SectionHeaderProps {
  id?: string;
  title: string;
  lead?: string;
  tideLine?: boolean;
}

/** A section's heading and its lead. */
export function SectionHeader({ id, title, lead, tideLine }: SectionHeaderProps) {
  return (
    <Header>
      <Heading level={2} id={id} tideLine={tideLine}>
        {title}
      </Heading>
      {lead && (
        <Text size="lead" tone="muted">
          {lead}
        </Text>
      )}
    </Header>
  );
}

const Header = styled.div`
  display: grid;
  gap: 12px;
  align-content: start;
  margin-block-end: clamp(32px, 4vw, 56px);
`;
