import { type MenuCategoryReply, type MenuReply, menu } from '@skal/contracts/content/menu';
import { addCategorySchema } from '@skal/contracts/content/menuItem';
import { textFieldProps, useForm } from '@skal/forms';
import { Button, CheckIcon, Dialog, IconButton, Input, TextField, Trash2Icon } from '@skal/shared-ui';
import { invalidate, serverMessageOr, useAsyncAction } from '@skal/shell-kit/api';
import { type FormEvent, useState } from 'react';
import { useDispatch } from 'react-redux';
import { styled } from 'styled-components';
import { MoveButtons } from '../../components/controls/MoveButtons.tsx';
import { categoryForm as copy } from '../../content/menu/liveMenu.ts';
import { useAddMenuCategoryMutation, useEditMenuCategoryMutation, useRemoveMenuCategoryMutation } from './menu.api.ts';

interface RowProps {
  category: MenuCategoryReply;
  /** Index from 0. */
  place: number;
  /** Number of categories. */
  count: number;
  isEmpty: boolean;
}

/** A category: renamed by its field, moved and removed by buttons. */
function CategoryRow({ category: { id, name, version }, place, count, isEmpty }: RowProps) {
  const [typed, setTyped] = useState(name);
  const [edit, editing] = useEditMenuCategoryMutation();
  const [remove, removing] = useRemoveMenuCategoryMutation();
  const act = useAsyncAction();
  const dispatch = useDispatch();
  const params = { id };
  const failed = { title: copy.failed, description: copy.failedReason };
  // Another person was faster: show the current names.
  const messages = { failed, onFailed: () => void dispatch(invalidate({ menu })) };
  const busy = editing.isLoading || removing.isLoading;
  const move = (position: number) => void act(() => edit({ params, body: { version, position } }).unwrap(), messages);
  const rename = (event: FormEvent) => {
    event.preventDefault();
    void act(() => edit({ params, body: { version, name: typed } }).unwrap(), messages);
  };
  return (
    <Row onSubmit={rename} aria-label={name}>
      <Input
        aria-label={copy.name(name)}
        value={typed}
        maxLength={60}
        onChange={(event) => setTyped(event.target.value)}
      />
      <IconButton type="submit" label={copy.save(name)} disabled={busy || typed.trim() === name || typed.trim() === ''}>
        <CheckIcon size={16} />
      </IconButton>
      <MoveButtons {...{ name, place, count, busy }} onMove={move} />
      <IconButton
        label={copy.remove(name)}
        disabled={busy || !isEmpty}
        onClick={() => void act(() => remove({ params }).unwrap(), messages)}
      >
        <Trash2Icon size={16} />
      </IconButton>
    </Row>
  );
}

function AddCategory() {
  const [add] = useAddMenuCategoryMutation();
  const form = useForm({
    initialValues: { name: '' },
    validationSchema: addCategorySchema,
    onSubmit: async (values, { resetForm }) => {
      await add({ body: addCategorySchema.cast(values) }).unwrap();
      resetForm();
    },
    toErrorToast: (cause) => ({ title: copy.failed, description: serverMessageOr(cause, copy.failedReason) }),
  });
  return (
    <NewRow noValidate onSubmit={form.handleSubmit} aria-label={copy.add}>
      <TextField label={copy.newName} autoComplete="off" {...textFieldProps(form, 'name')} />
      <Button type="submit" variant="secondary" busy={form.isSubmitting} busyLabel={copy.adding}>
        {copy.add}
      </Button>
    </NewRow>
  );
}

interface Props extends Pick<MenuReply, 'categories' | 'items'> {
  open: boolean;
  onClose: () => void;
}

/** Adds, renames, moves and removes categories. */
export default function CategoriesDialog({ open, onClose, categories, items }: Props) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={copy.title}
      description={copy.description}
      footer={
        <Button variant="secondary" onClick={onClose}>
          {copy.close}
        </Button>
      }
    >
      <List aria-label={copy.list}>
        {categories.map((category, place) => (
          <li key={`${category.id} ${category.version}`}>
            <CategoryRow
              category={category}
              place={place}
              count={categories.length}
              isEmpty={!items.some(({ categoryId }) => categoryId === category.id)}
            />
          </li>
        ))}
      </List>
      <AddCategory />
    </Dialog>
  );
}

const List = styled.ul`
  display: grid;
  gap: 8px;
  margin-block-end: 24px;
`;

const Row = styled.form`
  display: flex;
  align-items: center;
  gap: 4px;

  & > input {
    flex: 1;
    min-inline-size: 0;
  }
`;

const NewRow = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: 12px;
`;
