import { Button, Container, Heading, Text } from '@skal/shared-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { page, visitor } from '../content/page.ts';
import { Visitor } from '../features/visitor/Visitor.tsx';

/** The page at /guest-book. */
export default function GuestBookPage() {
  const [isRequested, setRequested] = useState(false);
  return (
    <Container>
      <Page>
        <Heading level={1} tideLine>
          {page.title}
        </Heading>
        <Text size="lead" tone="muted">
          {page.lead}
        </Text>
        <Heading level={2}>{visitor.title}</Heading>
        {isRequested ? <Visitor /> : <Button onClick={() => setRequested(true)}>{visitor.load}</Button>}
      </Page>
    </Container>
  );
}

const Page = styled.div`
  display: grid;
  justify-items: start;
  gap: 20px;
  padding-block: clamp(40px, 6vw, 96px);
`;
