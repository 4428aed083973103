import type { PhotoReply } from '@skal/contracts/content/photo';
import { AlertDialog, Badge, Button, Card, IconButton, Text, Trash2Icon } from '@skal/shared-ui';
import { useAsyncAction } from '@skal/shell-kit/api';
import { type ComponentProps, useState } from 'react';
import { styled } from 'styled-components';
import { MoveButtons } from '../../components/controls/MoveButtons.tsx';
import { PhotoImage } from '../../components/photo/PhotoImage.tsx';
import { photoGallery as copy, photoRemoval } from '../../content/photo/gallery.ts';
import { useRemovePhotoMutation } from './photo.api.ts';

interface Props {
  photo: PhotoReply;
  /** Index in the gallery, from 0. */
  place: number;
  /** Number of photos in the gallery. */
  count: number;
  isMoving: boolean;
  dragProps: ComponentProps<'div'>;
  onMove: (place: number) => void;
  onDescribe: () => void;
}

/** A photo of the gallery with its description, its place, and what shows it. */
export function PhotoCard({ photo, place, count, isMoving, dragProps, onMove, onDescribe }: Props) {
  const { id, alt, usedBy } = photo;
  const name = alt || photo.name;
  const [remove, removing] = useRemovePhotoMutation();
  const [isConfirming, setIsConfirming] = useState(false);
  const act = useAsyncAction();
  const confirm = async () => {
    await act(() => remove({ params: { id } }).unwrap(), { failed: photoRemoval.failed });
    setIsConfirming(false);
  };
  return (
    <Frame as="article" padding={0} aria-label={name}>
      <Handle {...dragProps}>
        <Cover photo={photo} sizes="(min-width: 60em) 280px, (min-width: 32em) 45vw, 92vw" />
      </Handle>
      <Texts>
        {alt ? <Text>{alt}</Text> : <Text>{photo.name}</Text>}
        {alt ? null : (
          <span>
            <Badge tone="attention">{copy.noAlt}</Badge>
          </span>
        )}
        {usedBy.length > 0 ? (
          <Text size="meta" tone="muted">
            {copy.usedBy(usedBy)}
          </Text>
        ) : null}
      </Texts>
      <Actions>
        <Button size="sm" variant="secondary" aria-label={copy.describeOf(name)} onClick={onDescribe}>
          {copy.describe}
        </Button>
        <MoveButtons size="sm" busy={isMoving} {...{ name, place, count, onMove }} />
        <IconButton size="sm" label={copy.remove(name)} onClick={() => setIsConfirming(true)}>
          <Trash2Icon size={16} />
        </IconButton>
      </Actions>
      <AlertDialog
        open={isConfirming}
        onOpenChange={(open) => removing.isLoading || setIsConfirming(open)}
        title={photoRemoval.title(name)}
        description={[photoRemoval.text, usedBy.length > 0 ? photoRemoval.used(usedBy) : ''].filter(Boolean).join(' ')}
        confirmLabel={photoRemoval.confirm}
        cancelLabel={photoRemoval.cancel}
        busy={removing.isLoading}
        busyLabel={photoRemoval.deleting}
        danger
        onConfirm={() => void confirm()}
      />
    </Frame>
  );
}

const Frame = styled(Card)`
  display: flex;
  flex-direction: column;
  overflow: hidden;
`;

const Handle = styled.div`
  cursor: grab;
`;

const Cover = styled(PhotoImage)`
  inline-size: 100%;
  aspect-ratio: 4 / 3;
  object-fit: cover;
`;

const Texts = styled.div`
  display: grid;
  flex: 1;
  align-content: start;
  gap: 8px;
  padding: 12px 16px 0;
  overflow-wrap: anywhere;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px;
  padding: 8px 12px 12px 16px;
`;
