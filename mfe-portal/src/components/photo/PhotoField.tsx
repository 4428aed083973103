import { SelectField } from '@skal/shared-ui';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { photoField as copy } from '../../content/photo/gallery.ts';
import { PhotoImage } from './PhotoImage.tsx';
import { useReadPhotoListQuery } from './photoList.api.ts';

type Props = Omit<ComponentProps<typeof SelectField>, 'label' | 'hint' | 'options'>;

/** No photo: the list has no option with an empty value. */
const NONE = 'none';

/** Chooses a photo of the gallery, or none, and shows it. */
export function PhotoField(field: Props) {
  const { data, isError } = useReadPhotoListQuery();
  const photos = data ?? [];
  const chosen = photos.find(({ id }) => id === field.value);
  // Until the photos are loaded, the current one stays.
  const current = field.value !== '' && !chosen ? [{ value: field.value, label: copy.current }] : [];
  const hint = isError ? copy.failed : data?.length === 0 ? copy.empty : copy.hint;
  return (
    <Row>
      <SelectField
        {...field}
        value={field.value || NONE}
        onValueChange={(value) => field.onValueChange(value === NONE ? '' : value)}
        label={copy.label}
        hint={hint}
        options={[
          { value: NONE, label: copy.none },
          ...current,
          ...photos.map(({ id, alt, name }) => ({ value: id, label: alt || name })),
        ]}
      />
      {chosen ? <Preview photo={chosen} sizes="96px" alt="" /> : null}
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: 12px;
`;

const Preview = styled(PhotoImage)`
  inline-size: 96px;
  block-size: 72px;
  margin-block-end: 2px;
  border-radius: var(--radius-8);
  object-fit: cover;
`;
