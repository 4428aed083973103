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
import { CloseBand } from '../sections/site/CloseBand.tsx';
import { FactRail } from '../sections/site/FactRail.tsx';
import { FeatureList } from '../sections/site/FeatureList.tsx';
import { MoreLink } from '../sections/site/MoreLink.tsx';
import { NameRow } from '../sections/site/NameRow.tsx';
import { Opener } from '../sections/site/Opener.tsx';
import { PageHead } from '../sections/site/PageHead.tsx';
import { PassageList } from '../sections/site/PassageList.tsx';
import { Section } from '../sections/site/Section.tsx';
import { SectionHead } from '../sections/site/SectionHead.tsx';
import { CrmSection } from '../sections/solutions/CrmSection.tsx';

/** What we make (D1-D8). */
export default function SolutionsPage() {
  return (
    <>
      <PageHead
        title={solutionsPage.title}
        lead={solutionsPage.lead}
        actions={
          <>
            <Opener size="lg">{solutionsPage.custom}</Opener>
            <Opener size="lg" variant="secondary">
              {solutionsPage.demo}
            </Opener>
          </>
        }
        aside={<FactRail facts={solutionsPage.facts} />}
      />
      <Section ground="surface" labelledBy="features-title">
        <SectionHead id="features-title" title={featureList.title} lead={featureList.lead} tide />
        <FeatureList details={featureDetails} />
        <BadgeRow>
          <Badges items={solutionsPage.badges} />
        </BadgeRow>
      </Section>
      <Section labelledBy="integrations-title">
        <SectionHead id="integrations-title" title={integrations.title} lead={integrations.lead} tide />
        <NameRow items={integrations.items} />
      </Section>
      <CrmSection />
      <Section labelledBy="included-title">
        <SectionHead id="included-title" title={included.title} tide />
        <PassageList items={included.items} badges />
      </Section>
      <CloseBand title={solutionsClose.title} text={solutionsClose.text}>
        <Opener size="lg" onBand>
          {solutionsPage.custom}
        </Opener>
        <MoreLink {...solutionsClose.more} />
      </CloseBand>
    </>
  );
}

const BadgeRow = styled.div`
  margin-block-start: 32px;
`;
