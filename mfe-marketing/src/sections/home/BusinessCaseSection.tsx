import { Text } from '@skal/shared-ui';
import { styled } from 'styled-components';
import { Section } from '../../components/layout/Section.tsx';
import { SectionHeader } from '../../components/layout/SectionHeader.tsx';
import { ArrowLink } from '../../components/links/ArrowLink.tsx';
import { SourceList } from '../../components/lists/SourceList.tsx';
import { businessCase } from '../../content/pages/home.ts';
import { StatCards } from './StatCards.tsx';

/** Ten figures with their sources (C4, C19-C24, C32). */
export function BusinessCaseSection() {
  return (
    <Section id="business-case" labelledBy="business-case-title">
      <SectionHeader id="business-case-title" title={businessCase.title} lead={businessCase.lead} tideLine />
      <StatCards />
      <Footer>
        <ArrowLink {...businessCase.more} />
        <div>
          <Text as="h3" size="label">
            {businessCase.sources}
          </Text>
          <SourceList />
        </div>
      </Footer>
    </Section>
  );
}

const Footer = styled.div`
  display: grid;
  gap: 40px;
  margin-block-start: 32px;
`;
