import {
  benefits,
  businessCaseClose,
  businessCasePage,
  consumerExpectations,
  orderingGrowth,
  provenImpact,
  research,
  waiting,
} from '../content/businessCase.ts';
import { RoiSection } from '../sections/businessCase/RoiSection.tsx';
import { ClaimGrid } from '../sections/site/ClaimGrid.tsx';
import { CloseBand } from '../sections/site/CloseBand.tsx';
import { MoreLink } from '../sections/site/MoreLink.tsx';
import { Opener } from '../sections/site/Opener.tsx';
import { PageHead } from '../sections/site/PageHead.tsx';
import { SourceList } from '../sections/site/SourceList.tsx';
import { SplitSection } from '../sections/site/SplitSection.tsx';

const before = [
  { id: 'expectations-title', ...consumerExpectations },
  { id: 'growth-title', ...orderingGrowth },
  { id: 'impact-title', ...provenImpact },
  { id: 'benefits-title', ...benefits },
  { id: 'waiting-title', ...waiting },
] as const;

/** The figures behind an app of one's own (D9-D24). */
export default function BusinessCasePage() {
  return (
    <>
      <PageHead
        title={businessCasePage.title}
        lead={businessCasePage.lead}
        actions={<Opener size="lg">{businessCasePage.book}</Opener>}
      />
      {before.map(({ id, title, lead, claims }, index) => (
        <SplitSection key={id} titleId={id} title={title} lead={lead} ground={index % 2 === 0 ? 'surface' : 'bg'}>
          <ClaimGrid claims={claims} rows={claims.length > 2} />
        </SplitSection>
      ))}
      <RoiSection />
      <SplitSection ground="surface" titleId="research-title" title={research.title} lead={research.lead}>
        <SourceList />
      </SplitSection>
      <CloseBand title={businessCaseClose.title} text={businessCaseClose.text}>
        <Opener size="lg" onBand>
          {businessCaseClose.book}
        </Opener>
        <MoreLink {...businessCaseClose.more} />
      </CloseBand>
    </>
  );
}
