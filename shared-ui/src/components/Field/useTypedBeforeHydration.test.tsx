import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { SearchBox } from './text/SearchBox.tsx';
import { TextAreaField } from './text/TextAreaField.tsx';
import { TextField } from './text/TextField.tsx';

function Form() {
  const [values, setValues] = useState<Record<string, string>>({ name: 'Karen', text: '', search: '' });
  const change = (name: string) => (value: string) => setValues((before) => ({ ...before, [name]: value }));
  return (
    <form aria-label="Form">
      <TextField
        label="Name"
        name="name"
        value={values.name}
        onChange={(event) => change('name')(event.target.value)}
      />
      <TextAreaField
        label="Text"
        name="text"
        value={values.text}
        onChange={(event) => change('text')(event.target.value)}
      />
      <SearchBox label="Search" value={values.search ?? ''} onChange={change('search')} />
      <output>{JSON.stringify(values)}</output>
    </form>
  );
}

const values = () => JSON.parse(screen.getByRole('status').textContent ?? '');

it('reads what was typed before hydration, and keeps it when another field changes', async () => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Form />);
  document.body.replaceChildren(root);
  const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
  field('Text').value = 'Two lines';
  field('Search').value = 'wine';
  await act(async () => void hydrateRoot(root, <Form />));
  expect(values()).toEqual({ name: 'Karen', text: 'Two lines', search: 'wine' });
  fireEvent.change(field('Name'), { target: { value: 'Ane' } });
  expect(values()).toEqual({ name: 'Ane', text: 'Two lines', search: 'wine' });
  expect(field('Text')).toHaveValue('Two lines');
});
