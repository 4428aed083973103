import { Checkbox, SelectField, TextAreaField, TextField } from '@skal/shared-ui';
import { useState } from 'react';
import { DemoDialog, FieldPair } from '../../components/demo/DemoDialog.tsx';
import { type MenuCategory, menu, menuCategories } from '../../content/demo/contentManagement.ts';

const { form } = menu;
const categories = menuCategories.map(({ id, label }) => ({ value: id, label }));

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The active category. */
  category: MenuCategory;
}

/** The form of a menu item (P4). */
export const AddItemDialog = ({ open, onOpenChange, category }: Props) => (
  <DemoDialog open={open} onOpenChange={onOpenChange} title={menu.add} description={form.description}>
    <ItemFields category={category} />
  </DemoDialog>
);

function ItemFields({ category }: { category: MenuCategory }) {
  const [chosen, setChosen] = useState<string>(category);
  const [available, setAvailable] = useState(true);
  return (
    <>
      <TextField label={form.name} name="name" required maxLength={120} />
      <FieldPair>
        <SelectField
          label={form.category}
          name="category"
          options={categories}
          value={chosen}
          onValueChange={setChosen}
        />
        <TextField label={form.price} name="price" type="number" min={0} step="0.5" inputMode="decimal" />
      </FieldPair>
      <TextAreaField label={form.about} name="description" rows={2} />
      <TextField label={form.image} name="image" disabled hint={form.imageHint} />
      <Checkbox label={form.available} name="available" checked={available} onCheckedChange={setAvailable} />
    </>
  );
}
