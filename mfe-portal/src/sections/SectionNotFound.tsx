import { Button, EmptyState } from '@skal/shared-ui';
import { layout } from '../content/layout.ts';

/** Reason and a link, below the heading (J3, T27). */
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
