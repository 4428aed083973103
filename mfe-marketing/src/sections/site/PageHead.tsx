import { Container, Heading, Text } from '@skal/shared-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { BackLink } from './BackLink.tsx';

interface PageHeadProps {
  title: string;
  lead?: string;
  /** What one does next. */
  actions?: ReactNode;
  /** Facts in the side rail. */
  aside?: ReactNode;
}

/** The top of an inner page: heading and lead in eight columns, facts in four. */
export function PageHead({ title, lead, actions, aside }: PageHeadProps) {
  return (
    <Top>
      <Container>
        <BackLink />
        <Columns>
          <Words>
            <Heading level={1} tide>
              {title}
            </Heading>
            {lead && (
              <Text size="lead" tone="ink-2">
                {lead}
              </Text>
            )}
            {actions && <Actions>{actions}</Actions>}
          </Words>
          {aside && <Rail>{aside}</Rail>}
        </Columns>
      </Container>
    </Top>
  );
}

const Top = styled.section`
  padding-block: clamp(16px, 3vw, 40px) clamp(48px, 6vw, 80px);
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);
  gap: 32px clamp(32px, 6vw, 96px);
  align-items: end;
  margin-block-start: clamp(24px, 4vw, 56px);

  @media (max-width: 899.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Words = styled.div`
  display: grid;
  gap: 20px;
  justify-items: start;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-block-start: 12px;
`;

const Rail = styled.div`
  padding-inline-start: 24px;
  border-inline-start: 1px solid var(--line);
`;
