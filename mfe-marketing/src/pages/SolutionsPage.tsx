import { styled } from 'styled-components';
import {
  featureDetails,
  featureList,
  included,
  integrations,
  solutionsClose,
  solutionsPage,
} from '../content/solutions.ts';
import { Badges } from '../sections/site/Badges.tsx';
import { CtaSection } from '../sections/site/CloseBand.tsx';
import { FactSidebar } from '../sections/site/FactRail.tsx';
import { FeatureList } from '../sections/site/FeatureList.tsx';
import { ArrowLink } from '../sections/site/MoreLink.tsx';
import { PartnerRow } from '../sections/site/NameRow.tsx';
import { ConsultationButton } from '../sections/site/Opener.tsx';
import { PageHeader } from '../sections/site/PageHead.tsx';
import { TextColumns } from '../sections/site/PassageList.tsx';
import { Section } from '../sections/site/Section.tsx';
import { SectionHeader } from '../sections/site/SectionHead.tsx';
import { CrmSection } from '../sections/solutions/CrmSection.tsx';

/** What we make (D1-D8). */
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
        <SectionHeader id="features-title" title={featureList.title} lead={featureList.lead} tide />
        <FeatureList details={featureDetails} />
        <BadgeRow>
          <Badges items={solutionsPage.badges} />
        </BadgeRow>
      </Section>
      <Section labelledBy="integrations-title">
        <SectionHeader id="integrations-title" title={integrations.title} lead={integrations.lead} tide />
        <PartnerRow items={integrations.items} />
      </Section>
      <CrmSection />
      <Section labelledBy="included-title">
        <SectionHeader id="included-title" title={included.title} tide />
        <TextColumns items={included.items} badges />
      </Section>
      <CtaSection title={solutionsClose.title} text={solutionsClose.text}>
        <ConsultationButton size="lg" onBand>
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
