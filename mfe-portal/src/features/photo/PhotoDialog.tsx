import { ALT_MAX, type PhotoReply } from '@skal/contracts/content/photo';
import { DraftNotice, FormDialog, textFieldProps } from '@skal/forms';
import { Banner, TextAreaField } from '@skal/shared-ui';
import { styled } from 'styled-components';
import { PhotoImage } from '../../components/photo/PhotoImage.tsx';
import { photoForm as copy } from '../../content/photo/gallery.ts';
import { usePhotoForm } from './usePhotoForm.ts';

interface Props {
  open: boolean;
  onClose: () => void;
  photo: PhotoReply;
}

/** Describes a photo for guests who cannot see it. */
export default function PhotoDialog({ open, onClose, photo }: Props) {
  const { form, newer } = usePhotoForm(photo, onClose);
  const labels = { cancel: copy.cancel, submit: copy.save, busy: copy.saving };
  return (
    <FormDialog {...{ open, onClose, form, labels }} title={copy.title(photo.name)}>
      <DraftNotice draft={form.draft} />
      {newer ? (
        <Banner role="alert" tone="attention">
          {copy.conflict} {newer.alt}
        </Banner>
      ) : null}
      <Preview photo={photo} sizes="(min-width: 40em) 480px, 90vw" alt="" />
      <TextAreaField
        label={copy.alt}
        hint={copy.altHint}
        rows={2}
        maxLength={ALT_MAX}
        {...textFieldProps(form, 'alt')}
      />
    </FormDialog>
  );
}

const Preview = styled(PhotoImage)`
  max-block-size: 40vh;
  inline-size: auto;
  margin-inline: auto;
  border-radius: var(--radius-8);
`;
