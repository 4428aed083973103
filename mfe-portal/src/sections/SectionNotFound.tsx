import { Button, EmptyState } from '@skal/shared-ui';
import { layout } from '../content/layout.ts';

/** Under the heading that says so: why, and a way on (J3, T27). */
export const SectionNotFound = ({ onOpen }: { onOpen: (id: string) => void }) => (
  <EmptyState
    title={layout.notFound.text}
    action={
      <Button variant="secondary" onClick={() => onOpen('overview')}>
        {layout.notFound.back}
      </Button>
    }
  />
);
