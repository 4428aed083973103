import { Container, Heading, Text } from '@skal/shared-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { BackLink } from '../links/BackLink.tsx';

interface PageHeaderProps {
  title: string;
  lead?: string;
  /** Primary actions. */
  actions?: ReactNode;
  /** Facts in the sidebar. */
  aside?: ReactNode;
  /** Maximum width of the title on a phone. */
  titleOnPhone?: string;
}

/** Header of an inner page: heading and lead in eight columns, facts in four. */
export function PageHeader({ title, lead, actions, aside, titleOnPhone = '9.7em' }: PageHeaderProps) {
  return (
    <Top>
      <Container>
        <BackLink />
        <Columns>
          <TextColumn>
            <Title level={1} tideLine $onPhone={titleOnPhone}>
              {title}
            </Title>
            {lead && (
              <Text size="lead" tone="muted">
                {lead}
              </Text>
            )}
            {actions && <Actions>{actions}</Actions>}
          </TextColumn>
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

  @media (max-width: 56.24875em) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/*
 * At these widths every title and lead of the site wraps at the same words on every device, before and after the web font loads.
 * A title with one more line would shift the whole page.
 */
const TextColumn = styled.div`
  display: grid;
  gap: 20px;
  justify-items: start;

  @media (max-width: 37.49875em) {
    --measure-lead: 16.55em;
  }
`;

const Title = styled(Heading)<{ $onPhone: string }>`
  max-inline-size: 14.5em;

  @media (max-width: 37.49875em) {
    max-inline-size: ${({ $onPhone }) => $onPhone};
  }
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
