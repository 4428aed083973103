import { Text } from '@skal/shared-ui';
import { styled } from 'styled-components';
import { Section } from '../../components/layout/Section.tsx';
import { SectionHeader } from '../../components/layout/SectionHeader.tsx';
import { ArrowLink } from '../../components/links/ArrowLink.tsx';
import { ProcessSteps } from '../../components/process/ProcessSteps.tsx';
import { ProcessTimeline } from '../../components/process/ProcessTimeline.tsx';
import { processCopy } from '../../content/pages/home.ts';

/** The process on a timeline to scale (C5, C25-C31, C33). */
export function ProcessSection() {
  return (
    <Section id="how-it-works" labelledBy="how-it-works-title" ground="surface">
      <SectionHeader id="how-it-works-title" title={processCopy.title} lead={processCopy.lead} tideLine />
      <ProcessTimeline />
      <ProcessSteps />
      <Footer>
        <Text tone="muted">{processCopy.approval}</Text>
        <ArrowLink {...processCopy.more} />
      </Footer>
    </Section>
  );
}

const Footer = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: 8px 32px;
  margin-block-start: 40px;
`;
