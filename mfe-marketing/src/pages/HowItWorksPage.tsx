import { Text } from '@skal/shared-ui';
import { processCopy } from '../content/home.ts';
import {
  howItWorksClose,
  howItWorksPage,
  investmentSection,
  phases,
  reasons,
  whatYouGet,
} from '../content/howItWorks.ts';
import { StatGrid } from '../sections/site/ClaimGrid.tsx';
import { CtaSection } from '../sections/site/CloseBand.tsx';
import { ArrowLink } from '../sections/site/MoreLink.tsx';
import { ConsultationButton } from '../sections/site/Opener.tsx';
import { PageHeader } from '../sections/site/PageHead.tsx';
import { TextColumns } from '../sections/site/PassageList.tsx';
import { ProcessTimeline } from '../sections/site/ProcessLine.tsx';
import { ProcessSteps } from '../sections/site/ProcessSteps.tsx';
import { Section } from '../sections/site/Section.tsx';
import { SectionHeader } from '../sections/site/SectionHead.tsx';

/** The process, what one gets, what it costs (D25-D27). */
export default function HowItWorksPage() {
  return (
    <>
      <PageHeader
        title={howItWorksPage.title}
        lead={howItWorksPage.lead}
        actions={<ConsultationButton size="lg">{howItWorksPage.start}</ConsultationButton>}
      />
      <Section ground="surface" labelledBy="phases-title">
        <SectionHeader id="phases-title" title={phases.title} lead={phases.lead} tide />
        <ProcessTimeline />
        <ProcessSteps open />
        <Text tone="ink-2">{processCopy.approval}</Text>
      </Section>
      <Section labelledBy="get-title">
        <SectionHeader id="get-title" title={whatYouGet.title} tide />
        <TextColumns items={whatYouGet.items} columns={3} />
      </Section>
      <Section ground="surface" labelledBy="investment-title">
        <SectionHeader id="investment-title" title={investmentSection.title} lead={investmentSection.lead} tide />
        <StatGrid claims={investmentSection.items} />
      </Section>
      <Section labelledBy="reasons-title">
        <SectionHeader id="reasons-title" title={reasons.title} tide />
        <TextColumns items={reasons.items} />
      </Section>
      <CtaSection title={howItWorksClose.title} text={howItWorksClose.text}>
        <ConsultationButton size="lg" onBand>
          {howItWorksClose.start}
        </ConsultationButton>
        <ArrowLink {...howItWorksClose.more} />
      </CtaSection>
    </>
  );
}
