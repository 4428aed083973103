import { ArrowLeftIcon, Heading, LinkButton, Text } from '@skal/shared-ui';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { PageLink } from '../../content/contentTypes.ts';
import { AuthIllustration } from './AuthIllustration.tsx';

interface Props {
  back: PageLink;
  title: string;
  lead: string;
  /** Heading and subtitle of the card. */
  card: string;
  subtitle: string;
  children: ReactNode;
}

/** Layout of sign-in and password pages: the dark band with one sentence, and the card. On a phone only the card. */
export function AuthLayout({ back, title, lead, card, subtitle, children }: Props) {
  const cardId = useId();
  return (
    <Halves>
      <AuthIllustration />
      <Side>
        <Column>
          <LinkButton as={Link} to={back.to} variant="quiet" size="sm">
            <ArrowLeftIcon size={16} />
            {back.label}
          </LinkButton>
          <Welcome>
            <Heading level={1} tideLine>
              {title}
            </Heading>
            <Text tone="muted">{lead}</Text>
          </Welcome>
          <Sheet aria-labelledby={cardId}>
            <div>
              <Heading level={2} size="h3" id={cardId}>
                {card}
              </Heading>
              <Text tone="muted">{subtitle}</Text>
            </div>
            {children}
          </Sheet>
        </Column>
      </Side>
    </Halves>
  );
}

const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  min-block-size: max(640px, calc(100dvh - 72px));
  border-block-end: 1px solid var(--line);

  @media (max-width: 56.24875em) {
    grid-template-columns: minmax(0, 1fr);
    min-block-size: 0;
  }
`;

const Side = styled.div`
  display: grid;
  place-items: center;
  padding: clamp(24px, 5vw, 64px) var(--side-space);
`;

const Column = styled.div`
  display: grid;
  gap: 28px;
  inline-size: min(100%, 440px);

  & > a {
    justify-self: start;
    margin-inline-start: -14px;
  }
`;

const Welcome = styled.div`
  display: grid;
  gap: 8px;
`;

const Sheet = styled.section`
  display: grid;
  gap: 24px;
  padding: clamp(20px, 5vw, 32px);
  border: 1px solid var(--line);
  border-radius: var(--radius-12);
  background: var(--surface);
`;
