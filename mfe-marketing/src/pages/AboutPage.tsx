import { LinkButton, Text } from '@skal/shared-ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { CtaSection } from '../components/layout/CtaSection.tsx';
import { PageHeader } from '../components/layout/PageHeader.tsx';
import { Section } from '../components/layout/Section.tsx';
import { SectionHeader } from '../components/layout/SectionHeader.tsx';
import { SplitSection } from '../components/layout/SplitSection.tsx';
import { ConsultationButton } from '../components/links/ConsultationButton.tsx';
import { TextColumns } from '../components/lists/TextColumns.tsx';
import { aboutClose, aboutPage, story, values, whyUs } from '../content/pages/about.ts';
import { MissionSection } from '../sections/about/MissionSection.tsx';

/** About the company (D28-D34). */
export default function AboutPage() {
  return (
    <>
      <PageHeader title={aboutPage.title} lead={aboutPage.lead} />
      <SplitSection titleId="story-title" title={story.title} ground="surface">
        <Paragraphs>
          {story.paragraphs.map((paragraph) => (
            <Text key={paragraph} size="lead">
              {paragraph}
            </Text>
          ))}
        </Paragraphs>
      </SplitSection>
      <SplitSection titleId="values-title" title={values.title}>
        <TextColumns items={values.items} columns={2} />
      </SplitSection>
      <MissionSection />
      <Section labelledBy="why-title">
        <SectionHeader id="why-title" title={whyUs.title} tideLine />
        <TextColumns items={whyUs.items} />
      </Section>
      <CtaSection title={aboutClose.title} text={aboutClose.text}>
        <ConsultationButton size="lg" inverse>
          {aboutClose.start}
        </ConsultationButton>
        <LinkButton as={Link} to={aboutClose.solutions.to} variant="secondary" size="lg" inverse>
          {aboutClose.solutions.label}
        </LinkButton>
      </CtaSection>
    </>
  );
}

const Paragraphs = styled.div`
  display: grid;
  gap: 20px;

  & > p {
    max-inline-size: var(--measure);
  }
`;
