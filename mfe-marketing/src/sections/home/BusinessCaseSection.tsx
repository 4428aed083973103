import { Text } from '@skal/shared-ui';
import { styled } from 'styled-components';
import { businessCase } from '../../content/home.ts';
import { ArrowLink } from '../site/MoreLink.tsx';
import { Section } from '../site/Section.tsx';
import { SectionHeader } from '../site/SectionHead.tsx';
import { SourceList } from '../site/SourceList.tsx';
import { StatCards } from './StatCards.tsx';

/** Ten figures with their sources (C4, C19-C24, C32). */
export function BusinessCaseSection() {
  return (
    <Section id="business-case" labelledBy="business-case-title">
      <SectionHeader id="business-case-title" title={businessCase.title} lead={businessCase.lead} tide />
      <StatCards />
      <Foot>
        <ArrowLink {...businessCase.more} />
        <div>
          <Text as="h3" size="label">
            {businessCase.sources}
          </Text>
          <SourceList />
        </div>
      </Foot>
    </Section>
  );
}

const Foot = styled.div`
  display: grid;
  gap: 40px;
  margin-block-start: 32px;
`;
