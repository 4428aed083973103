import { styled } from 'styled-components';
import { Section } from '../../components/layout/Section.tsx';
import { SectionHeader } from '../../components/layout/SectionHeader.tsx';
import { ArrowLink } from '../../components/links/ArrowLink.tsx';
import { ConsultationButton } from '../../components/links/ConsultationButton.tsx';
import { Badges } from '../../components/lists/Badges.tsx';
import { FeatureList } from '../../components/lists/FeatureList.tsx';
import { solutions } from '../../content/pages/home.ts';

/** The features of an app (C6). */
export function SolutionsSection() {
  return (
    <Section id="solutions" labelledBy="solutions-title">
      <SectionHeader id="solutions-title" title={solutions.title} lead={solutions.lead} tideLine />
      <FeatureList />
      <Footer>
        <Badges items={solutions.badges} />
        <Actions>
          <ArrowLink {...solutions.more} />
          <ConsultationButton variant="secondary">{solutions.custom}</ConsultationButton>
        </Actions>
      </Footer>
    </Section>
  );
}

const Footer = styled.div`
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
