import type { PhotoReply } from '@skal/contracts/content/photo';
import { LazyDialog, useLazyDialog } from '@skal/forms/LazyDialog.tsx';
import { Banner, Button, EmptyState, FileDrop } from '@skal/shared-ui';
import { createLazyResource } from '@skal/shell-kit';
import { useAsyncAction } from '@skal/shell-kit/api';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useDragOrder } from '../../components/controls/useDragOrder.ts';
import { LiveHint } from '../../components/empty/LiveHint.tsx';
import { SectionBody } from '../../components/layout/Grid.tsx';
import { CardList } from '../../components/lists/CardList.tsx';
import { useReadPhotoListQuery } from '../../components/photo/photoList.api.ts';
import { QueryBoundary } from '../../components/QueryBoundary.tsx';
import { photoGallery as copy } from '../../content/photo/gallery.ts';
import { PhotoCard } from './PhotoCard.tsx';
import { useEditPhotoMutation } from './photo.api.ts';
import { usePhotoUploads } from './usePhotoUploads.ts';
import { PHOTO_TYPES } from './validatePhoto.ts';

const photoDialog = createLazyResource(() => import(/* webpackChunkName: "PhotoDialog" */ './PhotoDialog.tsx'));

/** Photo Gallery of a live app: uploads, describes, moves and deletes photos. */
export default function PhotoGallery() {
  const query = useReadPhotoListQuery();
  const { rows, add, remove, resume } = usePhotoUploads();
  return (
    <SectionBody>
      <LiveHint>{copy.note}</LiveHint>
      <FileDrop
        label={copy.upload}
        hint={copy.hint}
        prompt={copy.prompt}
        accept={PHOTO_TYPES}
        files={rows}
        onAdd={add}
        onRemove={remove}
        removeLabel={copy.cancel}
      />
      {resume ? (
        <div>
          <Button variant="secondary" onClick={resume}>
            {copy.resume}
          </Button>
        </div>
      ) : null}
      <QueryBoundary query={query} copy={copy}>
        {(photos) => (photos.length === 0 ? <EmptyState {...copy.empty} /> : <Photos photos={photos} />)}
      </QueryBoundary>
    </SectionBody>
  );
}

function Photos({ photos }: { photos: readonly PhotoReply[] }) {
  const [edit, moving] = useEditPhotoMutation();
  const act = useAsyncAction();
  const [describedId, setDescribedId] = useState('');
  const { triggerProps, ...dialog } = useLazyDialog(photoDialog);
  const described = photos.find(({ id }) => id === describedId);
  const withoutAlt = photos.filter(({ alt }) => alt === '').length;
  const move = (id: string, position: number) => {
    const version = photos.find((photo) => photo.id === id)?.version ?? 1;
    void act(() => edit({ params: { id }, body: { version, position } }).unwrap(), { failed: copy.notMoved });
  };
  const { dragProps, dropProps } = useDragOrder(
    photos.map(({ id }) => id),
    move,
  );
  return (
    <>
      {withoutAlt > 0 ? <Banner tone="attention">{copy.withoutAlt(withoutAlt)}</Banner> : null}
      <CardList aria-label={copy.list} $min={240}>
        {photos.map((photo, place) => (
          <Entry key={photo.id} {...dropProps(photo.id)}>
            <PhotoCard
              {...{ photo, place }}
              count={photos.length}
              isMoving={moving.isLoading}
              dragProps={dragProps(photo.id)}
              onMove={(to) => move(photo.id, to)}
              onDescribe={() => {
                setDescribedId(photo.id);
                triggerProps.onClick();
              }}
            />
          </Entry>
        ))}
      </CardList>
      <LazyDialog {...dialog} resource={photoDialog} loadError={copy.notLoaded}>
        {({ default: PhotoDialog }, open) =>
          described ? (
            <PhotoDialog key={described.id} {...{ open, photo: described }} onClose={() => dialog.setOpen(false)} />
          ) : null
        }
      </LazyDialog>
    </>
  );
}

const Entry = styled.li`
  &[data-over] {
    border-radius: var(--radius-12);
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
`;
