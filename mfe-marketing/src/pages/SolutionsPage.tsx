import { styled } from 'styled-components';
import { CtaSection } from '../components/layout/CtaSection.tsx';
import { PageHeader } from '../components/layout/PageHeader.tsx';
import { Section } from '../components/layout/Section.tsx';
import { SectionHeader } from '../components/layout/SectionHeader.tsx';
import { ArrowLink } from '../components/links/ArrowLink.tsx';
import { ConsultationButton } from '../components/links/ConsultationButton.tsx';
import { Badges } from '../components/lists/Badges.tsx';
import { FactSidebar } from '../components/lists/FactSidebar.tsx';
import { FeatureList } from '../components/lists/FeatureList.tsx';
import { PartnerRow } from '../components/lists/PartnerRow.tsx';
import { TextColumns } from '../components/lists/TextColumns.tsx';
import {
  featureDetails,
  featureList,
  included,
  integrations,
  solutionsClose,
  solutionsPage,
} from '../content/pages/solutions.ts';
import { CrmSection } from '../sections/solutions/CrmSection.tsx';

/** The solutions page (D1-D8). */
export default function SolutionsPage() {
  return (
    <>
      <PageHeader
        title={solutionsPage.title}
        lead={solutionsPage.lead}
        actions={
          <>
            <ConsultationButton size="lg">{solutionsPage.custom}</ConsultationButton>
            <ConsultationButton size="lg" variant="secondary">
              {solutionsPage.demo}
            </ConsultationButton>
          </>
        }
        aside={<FactSidebar facts={solutionsPage.facts} />}
      />
      <Section ground="surface" labelledBy="features-title">
        <SectionHeader id="features-title" title={featureList.title} lead={featureList.lead} tideLine />
        <FeatureList details={featureDetails} />
        <BadgeRow>
          <Badges items={solutionsPage.badges} />
        </BadgeRow>
      </Section>
      <Section labelledBy="integrations-title">
        <SectionHeader id="integrations-title" title={integrations.title} lead={integrations.lead} tideLine />
        <PartnerRow items={integrations.items} />
      </Section>
      <CrmSection />
      <Section labelledBy="included-title">
        <SectionHeader id="included-title" title={included.title} tideLine />
        <TextColumns items={included.items} badges />
      </Section>
      <CtaSection title={solutionsClose.title} text={solutionsClose.text}>
        <ConsultationButton size="lg" inverse>
          {solutionsPage.custom}
        </ConsultationButton>
        <ArrowLink {...solutionsClose.more} />
      </CtaSection>
    </>
  );
}

const BadgeRow = styled.div`
  margin-block-start: 32px;
`;
