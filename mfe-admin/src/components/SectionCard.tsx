import { Card, Heading } from '@skal/shared-ui';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

interface Props {
  title: string;
  children: ReactNode;
}

/** A titled card of an admin page. */
export function SectionCard({ title, children }: Props) {
  const titleId = useId();
  return (
    <StyledCard as="section" aria-labelledby={titleId}>
      <Heading level={2} size="h4" id={titleId}>
        {title}
      </Heading>
      {children}
    </StyledCard>
  );
}

const StyledCard = styled(Card)`
  display: grid;
  gap: 16px;
`;
