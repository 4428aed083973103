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
import { ClaimGrid } from '../sections/site/ClaimGrid.tsx';
import { CloseBand } from '../sections/site/CloseBand.tsx';
import { MoreLink } from '../sections/site/MoreLink.tsx';
import { Opener } from '../sections/site/Opener.tsx';
import { PageHead } from '../sections/site/PageHead.tsx';
import { PassageList } from '../sections/site/PassageList.tsx';
import { ProcessLine } from '../sections/site/ProcessLine.tsx';
import { ProcessSteps } from '../sections/site/ProcessSteps.tsx';
import { Section } from '../sections/site/Section.tsx';
import { SectionHead } from '../sections/site/SectionHead.tsx';

/** The process, what one gets, what it costs (D25-D27). */
export default function HowItWorksPage() {
  return (
    <>
      <PageHead
        title={howItWorksPage.title}
        lead={howItWorksPage.lead}
        actions={<Opener size="lg">{howItWorksPage.start}</Opener>}
      />
      <Section ground="surface" labelledBy="phases-title">
        <SectionHead id="phases-title" title={phases.title} lead={phases.lead} tide />
        <ProcessLine />
        <ProcessSteps open />
        <Text tone="ink-2">{processCopy.approval}</Text>
      </Section>
      <Section labelledBy="get-title">
        <SectionHead id="get-title" title={whatYouGet.title} tide />
        <PassageList items={whatYouGet.items} columns={3} />
      </Section>
      <Section ground="surface" labelledBy="investment-title">
        <SectionHead id="investment-title" title={investmentSection.title} lead={investmentSection.lead} tide />
        <ClaimGrid claims={investmentSection.items} />
      </Section>
      <Section labelledBy="reasons-title">
        <SectionHead id="reasons-title" title={reasons.title} tide />
        <PassageList items={reasons.items} />
      </Section>
      <CloseBand title={howItWorksClose.title} text={howItWorksClose.text}>
        <Opener size="lg" onBand>
          {howItWorksClose.start}
        </Opener>
        <MoreLink {...howItWorksClose.more} />
      </CloseBand>
    </>
  );
}
