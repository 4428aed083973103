import { Heading, Text } from '@skal/shared-ui';
import { styled } from 'styled-components';
import { processCopy } from '../../content/home.ts';
import { processSteps } from '../../content/processCopy.ts';
import { Disclosure } from './Disclosure.tsx';
import { PlainList } from './PlainList.tsx';
import { StepLine } from './ScaledLine.tsx';

/** The four steps, each with its place on the line (C5, C25-C29). */
export function ProcessSteps() {
  return (
    <Steps>
      {processSteps.map(({ number, title, subtitle, description, duration, features, deliverables }, index) => (
        <Step key={title}>
          <StepLine step={index} />
          <Text size="meta" tone="ink-2">
            <strong>{number}</strong> {duration}
          </Text>
          <div>
            <Heading level={3}>{title}</Heading>
            <Text size="label" tone="ink-2">
              {subtitle}
            </Text>
          </div>
          <Text tone="ink-2">{description}</Text>
          <PlainList items={features} />
          <Disclosure summary={processCopy.deliverables} of={title}>
            <PlainList items={deliverables} checked />
          </Disclosure>
        </Step>
      ))}
    </Steps>
  );
}

const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 48px 32px;
  margin-block-start: 24px;

  @media (max-width: 1023.98px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  @media (max-width: 599.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Step = styled.li`
  display: grid;
  gap: 12px;
  align-content: start;

  & strong {
    margin-inline-end: 8px;
    color: var(--ink);
    font-weight: 600;
  }
`;
