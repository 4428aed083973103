import { styled } from 'styled-components';
import { solutions } from '../../content/home.ts';
import { Badges } from '../site/Badges.tsx';
import { FeatureList } from '../site/FeatureList.tsx';
import { ArrowLink } from '../site/MoreLink.tsx';
import { ConsultationButton } from '../site/Opener.tsx';
import { Section } from '../site/Section.tsx';
import { SectionHeader } from '../site/SectionHead.tsx';

/** What the app can do (C6). */
export function SolutionsSection() {
  return (
    <Section id="solutions" labelledBy="solutions-title">
      <SectionHeader id="solutions-title" title={solutions.title} lead={solutions.lead} tide />
      <FeatureList />
      <Foot>
        <Badges items={solutions.badges} />
        <Actions>
          <ArrowLink {...solutions.more} />
          <ConsultationButton variant="secondary">{solutions.custom}</ConsultationButton>
        </Actions>
      </Foot>
    </Section>
  );
}

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: 24px 48px;
  margin-block-start: 48px;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 24px;
`;
