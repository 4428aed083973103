import { allergens, itemStatuses, type MenuCategoryReply, type MenuItemReply } from '@skal/contracts/content/menu';
import { DraftNotice, FieldGrid, FormDialog, selectFieldProps, textFieldProps } from '@skal/forms';
import { Banner, Button, Checkbox, SelectField, Text, TextAreaField, TextField } from '@skal/shared-ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { PhotoField } from '../../components/photo/PhotoField.tsx';
import { ProposalNotice } from '../../components/proposal/ProposalNotice.tsx';
import { allergenNames, itemForm as copy, liveMenu } from '../../content/menu/liveMenu.ts';
import { useItemForm } from './useItemForm.ts';

interface Props {
  open: boolean;
  onClose: () => void;
  /** Null for a new item. */
  item: MenuItemReply | null;
  categories: readonly MenuCategoryReply[];
  /** The chosen category, for a new item. */
  categoryId: string;
}

const statuses = itemStatuses.map((value) => ({ value, label: liveMenu.statusNames[value] })).toReversed();

/** Adds or edits an item of the menu. */
export default function ItemDialog({ open, onClose, item, categories, categoryId }: Props) {
  const { form, proposal, setAllergen, conflict } = useItemForm(item, categoryId, onClose);
  const allergensId = useId();
  const labels = { cancel: copy.cancel, submit: copy.save, busy: copy.saving };
  const title = item ? copy.editTitle(item.name) : copy.addTitle;
  return (
    <FormDialog {...{ open, onClose, form, title, labels }} description={copy.description} phone="full">
      <DraftNotice draft={form.draft} />
      <ProposalNotice proposal={proposal} />
      {conflict ? (
        <Banner role="alert" tone="attention">
          <Notice>
            <strong>{copy.conflict.title}</strong>
            <Text>{copy.conflict.changes(conflict.fields)}</Text>
            <Choices>
              <Button size="sm" onClick={conflict.apply}>
                {copy.conflict.apply}
              </Button>
              <Button size="sm" variant="secondary" onClick={conflict.discard}>
                {copy.conflict.discard}
              </Button>
            </Choices>
          </Notice>
        </Banner>
      ) : null}
      <TextField label={copy.name} required autoComplete="off" {...textFieldProps(form, 'name')} />
      <FieldGrid>
        <SelectField
          label={copy.category}
          required
          options={categories.map(({ id, name }) => ({ value: id, label: name }))}
          {...selectFieldProps(form, 'categoryId')}
        />
        <TextField
          label={copy.price}
          placeholder={copy.priceExample}
          required
          inputMode="decimal"
          autoComplete="off"
          {...textFieldProps(form, 'price')}
        />
      </FieldGrid>
      <TextAreaField label={copy.about} rows={2} {...textFieldProps(form, 'description')} />
      <fieldset aria-labelledby={allergensId}>
        <Legend as="legend" id={allergensId} size="label">
          {copy.allergens}
        </Legend>
        <Text size="meta" tone="subtle">
          {copy.allergensHint}
        </Text>
        <Boxes>
          {allergens.map((allergen) => (
            <Checkbox
              key={allergen}
              name="allergens"
              value={allergen}
              label={allergenNames[allergen]}
              checked={form.values.allergens.includes(allergen)}
              onCheckedChange={(isPresent) => setAllergen(allergen, isPresent)}
            />
          ))}
        </Boxes>
      </fieldset>
      <FieldGrid>
        <TextField label={copy.from} type="time" {...textFieldProps(form, 'availableFrom')} />
        <TextField label={copy.to} type="time" {...textFieldProps(form, 'availableTo')} />
      </FieldGrid>
      <Text size="meta" tone="subtle">
        {copy.timesHint}
      </Text>
      <PhotoField {...selectFieldProps(form, 'photoId')} />
      <SelectField label={copy.status} required options={statuses} {...selectFieldProps(form, 'status')} />
    </FormDialog>
  );
}

const Notice = styled.div`
  display: grid;
  gap: 8px;
`;

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

const Legend = styled(Text)`
  padding: 0;
`;

const Boxes = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 16px;
  margin-block-start: 16px;
`;
