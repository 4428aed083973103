import {
  benefits,
  businessCaseClose,
  businessCasePage,
  consumerExpectations,
  costOfWaitingSection,
  orderingGrowth,
  provenImpact,
  research,
} from '../content/businessCase.ts';
import { RoiSection } from '../sections/businessCase/RoiSection.tsx';
import { StatGrid } from '../sections/site/ClaimGrid.tsx';
import { CtaSection } from '../sections/site/CloseBand.tsx';
import { ArrowLink } from '../sections/site/MoreLink.tsx';
import { ConsultationButton } from '../sections/site/Opener.tsx';
import { PageHeader } from '../sections/site/PageHead.tsx';
import { SourceList } from '../sections/site/SourceList.tsx';
import { SplitSection } from '../sections/site/SplitSection.tsx';

const before = [
  { id: 'expectations-title', ...consumerExpectations },
  { id: 'growth-title', ...orderingGrowth },
  { id: 'impact-title', ...provenImpact },
  { id: 'benefits-title', ...benefits },
  { id: 'waiting-title', ...costOfWaitingSection },
] as const;

/** The figures behind an app of one's own (D9-D24). */
export default function BusinessCasePage() {
  return (
    <>
      <PageHeader
        title={businessCasePage.title}
        lead={businessCasePage.lead}
        actions={<ConsultationButton size="lg">{businessCasePage.book}</ConsultationButton>}
      />
      {before.map(({ id, title, lead, claims }, index) => (
        <SplitSection key={id} titleId={id} title={title} lead={lead} ground={index % 2 === 0 ? 'surface' : 'bg'}>
          <StatGrid claims={claims} rows={claims.length > 2} />
        </SplitSection>
      ))}
      <RoiSection />
      <SplitSection ground="surface" titleId="research-title" title={research.title} lead={research.lead}>
        <SourceList />
      </SplitSection>
      <CtaSection title={businessCaseClose.title} text={businessCaseClose.text}>
        <ConsultationButton size="lg" onBand>
          {businessCaseClose.book}
        </ConsultationButton>
        <ArrowLink {...businessCaseClose.more} />
      </CtaSection>
    </>
  );
}
