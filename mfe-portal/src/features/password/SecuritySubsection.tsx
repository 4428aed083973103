import { Heading } from '@skal/shared-ui';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

interface Props {
  title: string;
  children: ReactNode;
}

/** A titled part of the security card. */
export function SecuritySubsection({ title, children }: Props) {
  const titleId = useId();
  return (
    <Subsection aria-labelledby={titleId}>
      <Heading level={3} size="h4" id={titleId}>
        {title}
      </Heading>
      {children}
    </Subsection>
  );
}

const Subsection = styled.section`
  display: grid;
  gap: 8px;
  padding-block-start: 24px;
  border-block-start: 1px solid var(--line);
`;
