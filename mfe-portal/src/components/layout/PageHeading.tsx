import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';

interface Props {
  title: string;
  heading: Ref<HTMLHeadingElement>;
  /** A status or an action. */
  children?: ReactNode;
}

/** The page's heading, with its status or actions. */
export const PageHeading = ({ title, heading, children }: Props) => (
  <Row>
    <Title ref={heading} tabIndex={-1}>
      {title}
    </Title>
    {children}
  </Row>
);

const Row = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 14px;
  margin-block-end: 24px;
`;

const Title = styled.h1`
  font: var(--type-title);
  letter-spacing: var(--tracking-h2);
`;
