import { Button, Text } from '@skal/shared-ui';
import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { draftNotice as copy } from './content/draftNotice.ts';
import type { Draft } from './useDraft.ts';

interface Props {
  draft: Draft;
  /** Additional text if part of the draft could not be restored. */
  remark?: string;
  /** Called when the user discards the draft, for content that is not a form field. */
  onDiscard?: () => void;
}

/** Status text inside a form: its content was restored from a draft, with a button to discard it. */
export function DraftNotice({ draft, remark, onDiscard }: Props) {
  const discard = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    draft.discard();
    onDiscard?.();
    // The button disappears with the draft.
    form?.querySelector<HTMLElement>('input, textarea')?.focus();
  };
  return (
    // Always rendered, so that the text is announced when it appears.
    <StatusRegion role="status">
      {draft.restored ? (
        <>
          <Text as="span" size="meta" tone="muted">
            {copy.restored} {draft.restored === 'partial' ? remark : null}
          </Text>
          <Button variant="quiet" size="sm" onClick={discard}>
            {copy.discard}
          </Button>
        </>
      ) : null}
    </StatusRegion>
  );
}

const StatusRegion = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  grid-column: 1 / -1;
  padding-block: 4px;
  padding-inline: 14px 4px;
  border-radius: var(--radius-8);
  background: var(--fjord-soft);

  /* Takes no space and no grid gap while empty. */
  &:empty {
    position: absolute;
    padding: 0;
  }
`;
