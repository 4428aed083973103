import { Text } from '@skal/shared-ui';
import { CtaSection } from '../components/layout/CtaSection.tsx';
import { PageHeader } from '../components/layout/PageHeader.tsx';
import { Section } from '../components/layout/Section.tsx';
import { SectionHeader } from '../components/layout/SectionHeader.tsx';
import { ArrowLink } from '../components/links/ArrowLink.tsx';
import { ConsultationButton } from '../components/links/ConsultationButton.tsx';
import { StatGrid } from '../components/lists/StatGrid.tsx';
import { TextColumns } from '../components/lists/TextColumns.tsx';
import { ProcessSteps } from '../components/process/ProcessSteps.tsx';
import { ProcessTimeline } from '../components/process/ProcessTimeline.tsx';
import { processCopy } from '../content/pages/home.ts';
import {
  howItWorksClose,
  howItWorksPage,
  investmentSection,
  phases,
  reasons,
  whatYouGet,
} from '../content/pages/howItWorks.ts';

/** The process, its results, its costs (D25-D27). */
export default function HowItWorksPage() {
  return (
    <>
      <PageHeader
        title={howItWorksPage.title}
        lead={howItWorksPage.lead}
        actions={<ConsultationButton size="lg">{howItWorksPage.start}</ConsultationButton>}
      />
      <Section ground="surface" labelledBy="phases-title">
        <SectionHeader id="phases-title" title={phases.title} lead={phases.lead} tideLine />
        <ProcessTimeline />
        <ProcessSteps open />
        <Text tone="muted">{processCopy.approval}</Text>
      </Section>
      <Section labelledBy="get-title">
        <SectionHeader id="get-title" title={whatYouGet.title} tideLine />
        <TextColumns items={whatYouGet.items} columns={3} />
      </Section>
      <Section ground="surface" labelledBy="investment-title">
        <SectionHeader id="investment-title" title={investmentSection.title} lead={investmentSection.lead} tideLine />
        <StatGrid claims={investmentSection.items} />
      </Section>
      <Section labelledBy="reasons-title">
        <SectionHeader id="reasons-title" title={reasons.title} tideLine />
        <TextColumns items={reasons.items} />
      </Section>
      <CtaSection title={howItWorksClose.title} text={howItWorksClose.text}>
        <ConsultationButton size="lg" inverse>
          {howItWorksClose.start}
        </ConsultationButton>
        <ArrowLink {...howItWorksClose.more} />
      </CtaSection>
    </>
  );
}
