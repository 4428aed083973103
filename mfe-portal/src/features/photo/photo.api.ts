import { contentVersion } from '@skal/contracts/content/contentVersion';
import { guestEvent } from '@skal/contracts/content/guestEvent';
import { menu } from '@skal/contracts/content/menu';
import { photo, photoList } from '@skal/contracts/content/photo';
import { createHooks } from '@skal/shell-kit/api';

const { add, edit, remove } = photo;

// Separate: an announced photo is in no list until its file is stored.
export const { useAddPhotoMutation } = createHooks({ photo: { add } });
export const { useEditPhotoMutation, useRemovePhotoMutation } = createHooks(
  { photo: { edit, remove } },
  { photoList, menu, guestEvent, contentVersion },
);
