import { Heading, Text } from '@skal/shared-ui';
import { styled } from 'styled-components';
import { processCopy } from '../../content/pages/home.ts';
import { processSteps } from '../../content/pages/process.ts';
import { Disclosure } from '../links/Disclosure.tsx';
import { BulletList } from '../lists/BulletList.tsx';
import { ProcessStepLine } from './ProcessStepLine.tsx';

interface ProcessStepsProps {
  /** Shows the results expanded. */
  open?: boolean;
}

/** The four steps, each with its position on the timeline (C5, C25-C29). */
export function ProcessSteps({ open = false }: ProcessStepsProps) {
  return (
    <Steps>
      {processSteps.map(({ number, title, subtitle, description, duration, features, deliverables }, index) => (
        <Step key={title}>
          <ProcessStepLine step={index} />
          <Text size="meta" tone="muted">
            <strong>{number}</strong> {duration}
          </Text>
          <div>
            <Heading level={3}>{title}</Heading>
            <Text size="label" tone="muted">
              {subtitle}
            </Text>
          </div>
          <Text tone="muted">{description}</Text>
          <BulletList items={features} />
          <Disclosure summary={processCopy.deliverables} context={title} open={open}>
            <BulletList items={deliverables} checked />
          </Disclosure>
        </Step>
      ))}
    </Steps>
  );
}

/** A subgrid, so that the parts of adjacent steps are aligned. */
const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 12px 32px;
  margin-block-start: 24px;

  @media (max-width: 63.99875em) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  @media (max-width: 37.49875em) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Step = styled.li`
  display: grid;
  grid-template-rows: subgrid;
  grid-row: span 6;
  padding-block-end: 32px;

  & strong {
    margin-inline-end: 8px;
    color: var(--ink);
    font-weight: 600;
  }
`;
