import { Container, Heading, Text } from '@skal/shared-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface CtaSectionProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** Call to action at the end of a page, on the dark band. */
export function CtaSection({ title, text, children }: CtaSectionProps) {
  return (
    <Band data-ground="band" data-print="none">
      <Container>
        <Columns>
          <div>
            <Heading level={2} size="h1">
              {title}
            </Heading>
            <Lead size="lead" tone="inverse">
              {text}
            </Lead>
          </div>
          <Actions>{children}</Actions>
        </Columns>
      </Container>
    </Band>
  );
}

const Band = styled.section`
  padding-block: clamp(64px, 8vw, 112px);
  border-block-end: 1px solid var(--line);
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 32px 64px;

  @media (max-width: 44.99875em) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Lead = styled(Text)`
  margin-block-start: 16px;
`;

const Actions = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 12px;
`;
