import { SourcedNumber, Text } from '@skal/shared-ui';
import { styled } from 'styled-components';
import { Section } from '../../components/layout/Section.tsx';
import { SectionHeader } from '../../components/layout/SectionHeader.tsx';
import { paths } from '../../content/contentTypes.ts';
import { mission } from '../../content/pages/about.ts';
import { sourceAnchor, sourceText } from '../../content/sources.ts';

/** The mission, with statistics (D31). A figure with a source has a footnote mark. */
export function MissionSection() {
  return (
    <Section labelledBy="mission-title" ground="surface">
      <SectionHeader id="mission-title" title={mission.title} lead={mission.text} tideLine />
      <Row>
        {mission.figures.map(({ value, label, source }) => (
          <li key={label}>
            {source ? (
              <SourcedNumber
                value={value}
                label={label}
                size="lg"
                sourceId={source}
                sourceText={sourceText(source)}
                sourceHref={`${paths.businessCase}#${sourceAnchor(source)}`}
              />
            ) : (
              <>
                <Value>{value}</Value>
                <Text tone="muted">{label}</Text>
              </>
            )}
          </li>
        ))}
      </Row>
    </Section>
  );
}

const Row = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr));
  gap: 32px var(--gutter);

  & > li {
    padding-block-start: 24px;
    border-block-start: 2px solid var(--ink);
  }
`;

const Value = styled.p`
  margin-block-end: 8px;
  font: var(--type-numeral-lg);
  letter-spacing: var(--tracking-numeral);
`;
