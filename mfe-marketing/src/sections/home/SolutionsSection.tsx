import { styled } from 'styled-components';
import { solutions } from '../../content/home.ts';
import { Badges } from '../site/Badges.tsx';
import { FeatureList } from '../site/FeatureList.tsx';
import { MoreLink } from '../site/MoreLink.tsx';
import { Opener } from '../site/Opener.tsx';
import { Section } from '../site/Section.tsx';
import { SectionHead } from '../site/SectionHead.tsx';

/** What the app can do (C6). */
export function SolutionsSection() {
  return (
    <Section id="solutions" labelledBy="solutions-title">
      <SectionHead id="solutions-title" title={solutions.title} lead={solutions.lead} tide />
      <FeatureList />
      <Foot>
        <Badges items={solutions.badges} />
        <Actions>
          <MoreLink {...solutions.more} />
          <Opener variant="secondary">{solutions.custom}</Opener>
        </Actions>
      </Foot>
    </Section>
  );
}

const Foot = styled.div`
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
