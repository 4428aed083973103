import { Button, Text } from '@skal/shared-ui';
import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { draftNotice as words } from './content/draftNotice.ts';
import type { Draft } from './useDraft.ts';

interface Props {
  draft: Draft;
  /** Said as well where something did not come back with the text. */
  remark?: string;
  /** Called when somebody discards the draft, for what belongs to the form and is no field of it. */
  onDiscard?: () => void;
}

/** Says quietly that what stands in the form was typed before, with a way to be rid of it. It stands in the form. */
export function DraftNotice({ draft, remark, onDiscard }: Props) {
  const discard = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    draft.discard();
    onDiscard?.();
    // The button is gone with the draft.
    form?.querySelector<HTMLElement>('input, textarea')?.focus();
  };
  return (
    // Its place is always there, so that the words are announced when they come.
    <Place role="status">
      {draft.restored ? (
        <>
          <Text as="span" size="meta" tone="ink-2">
            {words.restored} {draft.restored === 'partial' ? remark : null}
          </Text>
          <Button variant="quiet" size="sm" onClick={discard}>
            {words.discard}
          </Button>
        </>
      ) : null}
    </Place>
  );
}

const Place = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  grid-column: 1 / -1;
  padding-block: 4px;
  padding-inline: 14px 4px;
  border-radius: var(--radius-8);
  background: var(--fjord-soft);

  /* Silent, it takes no room, and no gap of a grid. */
  &:empty {
    position: absolute;
    padding: 0;
  }
`;
