import { type PhotoReply, photoList, photoForm as schema } from '@skal/contracts/content/photo';
import { useForm } from '@skal/forms';
import { useToast } from '@skal/shell-kit';
import { invalidate, isApiError, serverMessageOr } from '@skal/shell-kit/api';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { photoForm as copy } from '../../content/photo/gallery.ts';
import { useAccount } from '../../session/useAccount.ts';
import { useEditPhotoMutation } from './photo.api.ts';

/** Form of a photo's description, with optimistic locking: a second save replaces the text of the other person. */
export function usePhotoForm(photo: PhotoReply, onDone: () => void) {
  const [edit] = useEditPhotoMutation();
  const toast = useToast();
  const dispatch = useDispatch();
  const { draftOwner: owner } = useAccount();
  const [newer, setNewer] = useState<PhotoReply | null>(null);
  const form = useForm({
    initialValues: { alt: photo.alt },
    validationSchema: schema,
    onSubmit: async (values) => {
      const { version } = newer ?? photo;
      try {
        await edit({ params: { id: photo.id }, body: { version, alt: schema.cast(values).alt } }).unwrap();
      } catch (cause) {
        if (isApiError(cause) && cause.status === 409 && cause.current) setNewer(cause.current as PhotoReply);
        // Another person has deleted the photo.
        if (isApiError(cause) && cause.status === 404) dispatch(invalidate({ photoList }));
        throw cause;
      }
      toast({ title: copy.saved, description: copy.savedText, variant: 'success' });
      onDone();
    },
    toErrorToast: (cause) => ({ title: copy.failed, description: serverMessageOr(cause, copy.failedReason) }),
    ...(owner && { draft: { owner, form: `photo ${photo.id}` } }),
  });
  return { form, newer };
}
