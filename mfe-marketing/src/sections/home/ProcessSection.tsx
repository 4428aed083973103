import { Text } from '@skal/shared-ui';
import { styled } from 'styled-components';
import { processCopy } from '../../content/home.ts';
import { ArrowLink } from '../site/MoreLink.tsx';
import { ProcessTimeline } from '../site/ProcessLine.tsx';
import { ProcessSteps } from '../site/ProcessSteps.tsx';
import { Section } from '../site/Section.tsx';
import { SectionHeader } from '../site/SectionHead.tsx';

/** The way to a live app, on one line to scale (C5, C25-C31, C33). */
export function ProcessSection() {
  return (
    <Section id="how-it-works" labelledBy="how-it-works-title" ground="surface">
      <SectionHeader id="how-it-works-title" title={processCopy.title} lead={processCopy.lead} tide />
      <ProcessTimeline />
      <ProcessSteps />
      <Foot>
        <Text tone="ink-2">{processCopy.approval}</Text>
        <ArrowLink {...processCopy.more} />
      </Foot>
    </Section>
  );
}

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: 8px 32px;
  margin-block-start: 40px;
`;
