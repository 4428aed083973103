import { Heading, Text } from '@skal/shared-ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';

interface Props {
  title: string;
  text: string;
  /** The way on. */
  children: ReactNode;
}

/** What became of a form, in its place; it takes the focus, which the form's button has taken with it. */
export function FormResult({ title, text, children }: Props) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.focus(), []);
  return (
    <Box ref={element} tabIndex={-1} role="status">
      <Heading level={3} size="h4">
        {title}
      </Heading>
      <Text>{text}</Text>
      <div>{children}</div>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: 12px;
  outline: none;

  & > div {
    margin-block-start: 8px;
  }
`;
