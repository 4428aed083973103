import { ArrowLeftIcon, Heading, LinkButton, Text } from '@skal/shared-ui';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { loginPage } from '../../content/auth/signIn.ts';
import type { PageLink } from '../../content/contentTypes.ts';

/** The left half of the sign-in page: the outline of a phone with the tide line, and one sentence. */
function AuthIllustration() {
  return (
    <BrandBand data-ground="band">
      <Outline viewBox="0 0 320 660" aria-hidden="true" focusable="false">
        <rect x="1" y="1" width="318" height="658" rx="45" />
        <rect x="112" y="20" width="96" height="24" rx="12" />
        <path d="M24 120h120M24 152h272M24 176h208" />
        <rect x="24" y="216" width="272" height="120" rx="14" />
        <path d="M24 384h272M24 432h272M24 480h272M24 528h160" />
        <path d="M40 276h168" data-tide="ink" />
        <path d="M208 276h48" data-tide="now" />
        <path d="M24 596h272M52 624h24M120 624h24M188 624h24M256 624h24" />
      </Outline>
      <Sentence>{loginPage.band}</Sentence>
    </BrandBand>
  );
}

const BrandBand = styled.div`
  position: relative;
  padding: clamp(48px, 8vw, 112px) clamp(32px, 4vw, 64px);
  padding-inline-start: max(var(--side-space), calc(50vw - var(--width-site) / 2));
  overflow: hidden;

  @media (max-width: 56.24875em) {
    display: none;
  }
`;

/** Overlaps the bottom edge, so that the sentence above has a plain background. */
const Outline = styled.svg`
  position: absolute;
  inset-block-start: clamp(260px, 42%, 360px);
  inset-inline-end: 14%;
  inline-size: min(320px, 56%);
  fill: none;
  stroke: color-mix(in srgb, var(--on-band) 26%, transparent);
  stroke-width: 1.5;

  & [data-tide] {
    stroke: var(--on-band);
    stroke-width: 3;
  }

  & [data-tide='now'] {
    stroke: var(--havtorn);
    stroke-width: 5;
  }
`;

const Sentence = styled.p`
  max-inline-size: 8.75em;
  font: var(--type-h1);
  letter-spacing: var(--tracking-h1);
  text-wrap: balance;
`;

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
    <TwoColumns>
      <AuthIllustration />
      <Side>
        <Column>
          <LinkButton as={Link} to={back.to} variant="quiet" size="sm">
            <ArrowLeftIcon size={16} />
            {back.label}
          </LinkButton>
          <Intro>
            <Heading level={1} tideLine>
              {title}
            </Heading>
            <Text tone="muted">{lead}</Text>
          </Intro>
          <FormCard aria-labelledby={cardId}>
            <div>
              <Heading level={2} size="h3" id={cardId}>
                {card}
              </Heading>
              <Text tone="muted">{subtitle}</Text>
            </div>
            {children}
          </FormCard>
        </Column>
      </Side>
    </TwoColumns>
  );
}

const TwoColumns = styled.div`
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

const Intro = styled.div`
  display: grid;
  gap: 8px;
`;

const FormCard = styled.section`
  display: grid;
  gap: 24px;
  padding: clamp(20px, 5vw, 32px);
  border: 1px solid var(--line);
  border-radius: var(--radius-12);
  background: var(--surface);
`;
