import type { MenuItemReply } from '@skal/contracts/content/menu';
import { AlertDialog, Button, IconButton, Trash2Icon } from '@skal/shared-ui';
import { useAsyncAction } from '@skal/shell-kit/api';
import { useState } from 'react';
import { styled } from 'styled-components';
import { MoveButtons } from '../../components/controls/MoveButtons.tsx';
import { liveMenu as copy, itemRemoval } from '../../content/menu/liveMenu.ts';
import { useRemoveMenuItemMutation } from './menu.api.ts';

interface Props {
  item: MenuItemReply;
  /** Index in its category, from 0. */
  place: number;
  /** Number of items in its category. */
  count: number;
  isMoving: boolean;
  onMove: (place: number) => void;
  onEdit: () => void;
}

/** Actions of an item: edit, move, delete. */
export function ItemActions({ item: { id, name }, place, count, isMoving, onMove, onEdit }: Props) {
  const [remove, removing] = useRemoveMenuItemMutation();
  const [isConfirming, setIsConfirming] = useState(false);
  const act = useAsyncAction();
  const confirm = async () => {
    await act(() => remove({ params: { id } }).unwrap(), { failed: itemRemoval.failed });
    setIsConfirming(false);
  };
  return (
    <Row>
      <Button size="sm" variant="quiet" aria-label={copy.edit(name)} onClick={onEdit}>
        {copy.editShort}
      </Button>
      <MoveButtons size="sm" busy={isMoving} {...{ name, place, count, onMove }} />
      <IconButton size="sm" label={copy.remove(name)} onClick={() => setIsConfirming(true)}>
        <Trash2Icon size={16} />
      </IconButton>
      <AlertDialog
        open={isConfirming}
        onOpenChange={(open) => removing.isLoading || setIsConfirming(open)}
        title={itemRemoval.title(name)}
        description={itemRemoval.text}
        confirmLabel={itemRemoval.confirm}
        cancelLabel={itemRemoval.cancel}
        busy={removing.isLoading}
        busyLabel={itemRemoval.deleting}
        danger
        onConfirm={() => void confirm()}
      />
    </Row>
  );
}

const Row = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
`;
