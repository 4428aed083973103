import { Container, Heading, LinkButton, Text } from '@skal/shared-ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { ConsultationButton } from '../../components/links/ConsultationButton.tsx';
import { hero } from '../../content/pages/home.ts';
import { InteractivePhone } from '../../features/phoneDemo/InteractivePhone.tsx';
import { StatCounters } from './StatCounters.tsx';

/** The top of the home page: headline, interactive phone, and counters. */
export function HeroSection() {
  return (
    <Top id="home">
      <Container>
        <Columns>
          <TextColumn>
            <Heading level={1} size="display" tideLine>
              {hero.title}
            </Heading>
            <Text size="lead" tone="muted">
              {hero.lead}
            </Text>
            <Actions>
              <ConsultationButton size="lg">{hero.start}</ConsultationButton>
              <LinkButton as={Link} to={hero.solutions.to} variant="secondary" size="lg">
                {hero.solutions.label}
              </LinkButton>
            </Actions>
            <Text size="meta" tone="subtle">
              {hero.note}
            </Text>
          </TextColumn>
          <PhoneArea>
            <InteractivePhone app="wine-bar" label={hero.phone} />
          </PhoneArea>
        </Columns>
        <StatCounters />
      </Container>
    </Top>
  );
}

const Top = styled.section`
  padding-block: clamp(32px, 5vw, 64px) clamp(48px, 6vw, 96px);
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  gap: 48px var(--gutter);
  align-items: center;

  @media (max-width: 56.24875em) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const TextColumn = styled.div`
  display: grid;
  gap: 24px;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-block-start: 8px;
`;

const PhoneArea = styled.div`
  display: flex;
  justify-content: flex-end;

  @media (max-width: 56.24875em) {
    justify-content: center;
  }
`;
