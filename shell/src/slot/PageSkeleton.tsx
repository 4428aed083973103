import { Container, Skeleton } from '@skal/shared-ui';
import { styled } from 'styled-components';

/** Shown in a slot while its page loads: the heading, and a skeleton after 200 ms. */
export function PageSkeleton({ title }: { title: string }) {
  return (
    <Container>
      <Place data-page-placeholder aria-busy="true">
        <h1 tabIndex={-1}>{title}</h1>
        <Skeleton rows={6} />
      </Place>
    </Container>
  );
}

/** The same with a `main`, for a page with a frame of its own. */
export function FramedPageSkeleton({ title }: { title: string }) {
  return (
    <main id="main" tabIndex={-1}>
      <PageSkeleton title={title} />
    </main>
  );
}

const Place = styled.div`
  display: grid;
  gap: 24px;
  min-height: 70vh;
  align-content: start;
  padding-block: clamp(48px, 8vw, 96px);
`;
