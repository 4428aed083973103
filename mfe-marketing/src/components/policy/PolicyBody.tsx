import { Heading, Text, TextLink } from '@skal/shared-ui';
import { useSite } from '@skal/shell-kit';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { type Policy, policyLayout, policyLinks } from '../../content/policies/policy.ts';
import { PageHeader } from '../layout/PageHeader.tsx';
import { Section } from '../layout/Section.tsx';
import { useScrollToTop } from '../layout/useScrollToTop.ts';

/** A legal page (B16-B18): the two specified lines, the table of contents, the clauses at a readable line length. */
export function PolicyBody({ policy }: { policy: Policy }) {
  useScrollToTop();
  const site = useSite();
  const { salesEmail } = site;
  const fixed = [
    [policyLayout.effectiveLabel, policyLayout.effective],
    [policyLayout.lawLabel, policyLayout.law],
  ] as const;
  return (
    <>
      <PageHeader
        title={policy.title}
        titleOnPhone="9em"
        lead={policy.lead}
        aside={
          <KeyFacts>
            {fixed.map(([term, text]) => (
              <Fragment key={term}>
                <dt>{term}</dt>
                <dd>{text}</dd>
              </Fragment>
            ))}
          </KeyFacts>
        }
      />
      <Section ground="surface">
        <Columns>
          <Contents aria-label={policyLayout.contents}>
            <ol>
              {policy.sections.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
            </ol>
          </Contents>
          <Clauses>
            {policy.sections.map(({ id, title, paragraphs }) => (
              <section key={id} aria-labelledby={id}>
                <Heading level={2} size="h3" id={id}>
                  {title}
                </Heading>
                {paragraphs
                  .map((paragraph) => (typeof paragraph === 'string' ? paragraph : paragraph(site)))
                  .map((text) => (
                    <Text key={text} tone="muted">
                      {text}
                    </Text>
                  ))}
              </section>
            ))}
            {salesEmail && (
              <Text size="label" tone="muted">
                {policyLayout.questions}: <TextLink href={`mailto:${salesEmail}`}>{salesEmail}</TextLink>
              </Text>
            )}
            <OtherPolicies aria-label={policyLayout.others} data-print="none">
              {policyLinks
                .filter(({ label }) => label !== policy.title)
                .map(({ label, to }) => (
                  <TextLink key={to} as={Link} to={to}>
                    {label}
                  </TextLink>
                ))}
            </OtherPolicies>
          </Clauses>
        </Columns>
      </Section>
    </>
  );
}

const KeyFacts = styled.dl`
  & > dt {
    color: var(--ink-3);
    font: var(--type-meta);
  }

  & > dd {
    font-weight: 550;
  }

  & > dd + dt {
    margin-block-start: 12px;
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
  gap: 32px clamp(32px, 6vw, 96px);

  @media (max-width: 56.24875em), print {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Contents = styled.nav`
  @media (min-width: 56.25em) {
    position: sticky;
    inset-block-start: 96px;
    align-self: start;
  }

  @media print {
    display: none;
  }

  & ol {
    padding-inline-start: 1.4em;
    color: var(--ink-3);
  }

  & li::marker {
    font-variant-numeric: normal;
  }

  & a {
    display: inline-block;
    padding-block: 6px;
    color: var(--ink-2);
    text-decoration: none;
  }

  & a:hover {
    color: var(--fjord);
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;

const Clauses = styled.div`
  display: grid;
  gap: 40px;
  max-inline-size: var(--measure);

  & > section {
    display: grid;
    gap: 12px;
  }
`;

const OtherPolicies = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 24px;
  padding-block-start: 24px;
  border-block-start: 1px solid var(--line);
`;
