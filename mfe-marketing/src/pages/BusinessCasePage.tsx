import { CtaSection } from '../components/layout/CtaSection.tsx';
import { PageHeader } from '../components/layout/PageHeader.tsx';
import { SplitSection } from '../components/layout/SplitSection.tsx';
import { ArrowLink } from '../components/links/ArrowLink.tsx';
import { ConsultationButton } from '../components/links/ConsultationButton.tsx';
import { SourceList } from '../components/lists/SourceList.tsx';
import { StatGrid } from '../components/lists/StatGrid.tsx';
import {
  benefits,
  businessCaseClose,
  businessCasePage,
  consumerExpectations,
  costOfWaitingSection,
  orderingGrowth,
  provenImpact,
  research,
} from '../content/pages/businessCase.ts';
import { RoiSection } from '../sections/businessCase/RoiSection.tsx';

const before = [
  { id: 'expectations-title', ...consumerExpectations },
  { id: 'growth-title', ...orderingGrowth },
  { id: 'impact-title', ...provenImpact },
  { id: 'benefits-title', ...benefits },
  { id: 'waiting-title', ...costOfWaitingSection },
] as const;

/** The business case of an app (D9-D24). */
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
        <ConsultationButton size="lg" inverse>
          {businessCaseClose.book}
        </ConsultationButton>
        <ArrowLink {...businessCaseClose.more} />
      </CtaSection>
    </>
  );
}
