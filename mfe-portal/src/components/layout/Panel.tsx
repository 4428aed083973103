import { Card } from '@skal/shared-ui';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

interface Props {
  title: string;
  /** Content at the end of the title row. */
  aside?: ReactNode;
  /** Spans the whole row of a grid. */
  wide?: boolean | undefined;
  children: ReactNode;
}

/** A titled panel of a section. */
export function Panel({ title, aside, wide = false, children }: Props) {
  const titleId = useId();
  return (
    <StyledPanel as="section" aria-labelledby={titleId} data-wide={wide || undefined}>
      <Header>
        <Title id={titleId}>{title}</Title>
        {aside}
      </Header>
      {children}
    </StyledPanel>
  );
}

const StyledPanel = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: 16px;

  &[data-wide] {
    grid-column: 1 / -1;
  }
`;

const Header = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
`;

const Title = styled.h2`
  font: var(--type-h4);
  letter-spacing: 0;
`;
