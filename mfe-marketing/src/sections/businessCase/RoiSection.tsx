import { styled } from 'styled-components';
import { Section } from '../../components/layout/Section.tsx';
import { SectionHeader } from '../../components/layout/SectionHeader.tsx';
import { roiExample } from '../../content/pages/businessCase.ts';
import { RoiCalculator } from '../../features/roi/RoiCalculator.tsx';

/** The specified example (D17-D23), and beside it the calculator. */
export function RoiSection() {
  return (
    <Section labelledBy="roi-title">
      <SectionHeader id="roi-title" title={roiExample.title} lead={roiExample.lead} tideLine />
      <Columns>
        <Ledger>
          {roiExample.rows.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </Ledger>
        <RoiCalculator />
      </Columns>
    </Section>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
  gap: 48px clamp(32px, 7vw, 104px);
  align-items: start;

  @media (max-width: 56.24875em) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Ledger = styled.dl`
  border-block-end: 1px solid var(--line);

  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 4px 24px;
    padding-block: 14px;
    border-block-start: 1px solid var(--line);
  }

  & dt {
    color: var(--ink-2);
  }

  & dd {
    font: var(--type-h3);
    letter-spacing: var(--tracking-h3);
  }
`;
