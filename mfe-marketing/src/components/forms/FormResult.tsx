import { Heading, Text } from '@skal/shared-ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';

interface Props {
  title: string;
  text: string;
  /** Links to continue. */
  children: ReactNode;
}

/** Replaces a submitted form with its result, and takes the focus from the removed button. */
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
