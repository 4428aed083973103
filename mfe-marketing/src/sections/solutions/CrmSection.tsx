import { Badge, Card, Text, useScrollableRegion } from '@skal/shared-ui';
import { styled } from 'styled-components';
import { Section } from '../../components/layout/Section.tsx';
import { SectionHeader } from '../../components/layout/SectionHeader.tsx';
import { TextColumns } from '../../components/lists/TextColumns.tsx';
import { crm } from '../../content/pages/solutions.ts';

/** The CRM platform: its four capabilities (D4), and a sample customer list. */
export function CrmSection() {
  const { sample } = crm;
  const { frame, nameId, focusProps } = useScrollableRegion();
  return (
    <Section ground="surface" labelledBy="crm-title">
      <SectionHeader id="crm-title" title={crm.title} lead={crm.lead} tideLine />
      <Columns>
        <TextColumns items={crm.items} />
        <Region padding={0} ref={frame} {...focusProps}>
          <Sample>
            <caption id={nameId}>
              <span>{sample.caption}</span> <Badge>{sample.title}</Badge>
            </caption>
            <thead>
              <tr>
                {sample.columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {sample.rows.map(([name, ...cells]) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {cells.map((cell) => (
                    <td key={cell}>
                      <Text as="span" size="label" tone="muted">
                        {cell}
                      </Text>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </Sample>
        </Region>
      </Columns>
    </Section>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: 48px clamp(32px, 6vw, 96px);
  align-items: start;

  @media (max-width: 56.24875em) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Large text needs more space than a phone has. */
const Region = styled(Card)`
  overflow-x: auto;
`;

const Sample = styled.table`
  inline-size: 100%;
  font: var(--type-label);

  & caption {
    padding: 16px;
    color: var(--ink-2);
    text-align: start;
  }

  & thead th {
    background: var(--sunken);
    color: var(--ink-2);
    font-weight: 550;
  }

  & th,
  & td {
    padding: 12px 16px;
    border-block-start: 1px solid var(--line);
    text-align: start;
    overflow-wrap: normal;
  }

  & tbody th {
    font-weight: 600;
  }
`;
