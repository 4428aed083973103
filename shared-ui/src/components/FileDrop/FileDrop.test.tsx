import { jest } from '@jest/globals';
import { createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { FileDrop, type FileDropProps } from './FileDrop.tsx';
import { type FileItem, formatFileSize } from './FileRow.tsx';

const onAdd = jest.fn<(files: File[]) => void>();
const onRemove = jest.fn<(id: string) => void>();
const drop = (about: Partial<FileDropProps> = {}) => (
  <FileDrop label="Attachments" hint="At most 5" accept=".png" files={[]} {...{ onAdd, onRemove, ...about }} />
);
const picker = () => screen.getByLabelText<HTMLInputElement>('Attachments');
const zone = () => picker().parentElement as HTMLElement;
const picture = (name = 'a.png') => new File(['x'], name, { type: 'image/png' });
const row = (name: string) => within(screen.getByText(name).closest('li') as HTMLElement);

/** Fires a drag event over the zone as a browser does. Returns whether the browser's default action would still run. */
function drag(kind: 'dragOver' | 'dragLeave' | 'drop', files: File[] = []): boolean {
  const event = createEvent[kind](zone(), { dataTransfer: { files } });
  fireEvent(zone(), event);
  return !event.defaultPrevented;
}

beforeEach(() => {
  onAdd.mockClear();
  onRemove.mockClear();
});

describe('FileDrop', () => {
  it('is a named file input with a hint that accepts several files of the given types', () => {
    render(drop({ name: 'attachments' }));
    expect(picker()).toHaveAccessibleDescription('At most 5');
    expect(picker()).toHaveAttribute('accept', '.png');
    expect(picker()).toHaveAttribute('multiple');
    expect(picker()).toHaveAttribute('name', 'attachments');
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });

  it('accepts all dropped files and prevents the browser from opening them', () => {
    render(drop());
    const files = [picture(), new File(['y'], 'b.exe')];
    expect(drag('drop', files)).toBe(false);
    // The parent decides which files are allowed, and shows errors per file.
    expect(onAdd).toHaveBeenCalledWith(files);
  });

  it('highlights while a file is dragged over it', () => {
    render(drop());
    const over = () => 'over' in zone().dataset;
    expect(drag('dragOver')).toBe(false);
    expect(over()).toBe(true);
    drag('dragLeave');
    expect(over()).toBe(false);
    drag('dragOver');
    drag('drop', [picture()]);
    expect(over()).toBe(false);
  });

  it('ignores a drop without files, such as of text', () => {
    render(drop());
    drag('drop');
    expect(onAdd).not.toHaveBeenCalled();
  });

  it('accepts nothing while disabled, and still prevents the browser from opening files', () => {
    render(drop({ disabled: true }));
    expect(picker()).toBeDisabled();
    expect(drag('dragOver')).toBe(false);
    expect('over' in zone().dataset).toBe(false);
    expect(drag('drop', [picture()])).toBe(false);
    expect(onAdd).not.toHaveBeenCalled();
  });

  it('accepts the same file again after it was removed', async () => {
    const user = userEvent.setup({ delay: null });
    render(drop());
    const file = picture();
    await user.upload(picker(), file);
    expect(picker().value).toBe('');
    await user.upload(picker(), file);
    expect(onAdd).toHaveBeenCalledTimes(2);
  });
});

describe('the list of files', () => {
  const files: FileItem[] = [
    { id: '1', name: 'film.mov', size: 14_000_000, error: 'Larger than 10 MB' },
    { id: '2', name: 'note.pdf', size: 2048, progress: 0.256 },
    { id: '3', name: 'done.png', size: 340, progress: 1 },
    { id: '4', name: 'new.png', size: 12 },
  ];

  it('shows a size and a named remove button per file', () => {
    render(drop({ files }));
    expect(row('film.mov').getByText('13.4 MB')).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
    for (const { name } of files) expect(screen.getByRole('button', { name: `Remove ${name}` })).toBeEnabled();
  });

  it('shows an error at its file', () => {
    render(drop({ files }));
    expect(row('film.mov').getByText('Larger than 10 MB').closest('[aria-live]')).not.toBeNull();
    expect(screen.getAllByText('Larger than 10 MB')).toHaveLength(1);
  });

  it('shows progress in whole percent, and nothing before the upload starts', () => {
    render(drop({ files }));
    const values = screen.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-valuenow'));
    expect(values).toEqual(['26', '100']);
    expect(screen.getByRole('progressbar', { name: 'note.pdf' })).toBeVisible();
    expect(row('new.png').queryByRole('progressbar')).not.toBeInTheDocument();
  });

  it('moves the focus to the picker when a file is removed', async () => {
    function Form() {
      const [items, setItems] = useState(files);
      return drop({ files: items, onRemove: (id) => setItems(items.filter((file) => file.id !== id)) });
    }
    render(<Form />);
    await userEvent.setup({ delay: null }).click(screen.getByRole('button', { name: 'Remove note.pdf' }));
    expect(screen.queryByText('note.pdf')).not.toBeInTheDocument();
    expect(picker()).toHaveFocus();
  });

  it('distinguishes two files of the same name', async () => {
    render(drop({ files: ['7', '8'].map((id) => ({ id, name: 'a.png', size: 1 })) }));
    const [, second] = screen.getAllByRole('button', { name: 'Remove a.png' });
    await userEvent.setup({ delay: null }).click(second as Element);
    expect(onRemove.mock.calls).toEqual([['8']]);
  });

  it('accepts other labels', () => {
    render(drop({ files: files.slice(0, 1), removeLabel: (name) => `Take back ${name}`, prompt: 'Here, please' }));
    expect(screen.getByRole('button', { name: 'Take back film.mov' })).toBeVisible();
    expect(screen.getByText('Here, please')).toBeVisible();
  });
});

describe('formatFileSize', () => {
  it.each([
    [0, '0 B'],
    [1023, '1023 B'],
    [1024, '1 kB'],
    [12_595, '13 kB'],
    [1024 * 1024 - 1, '1.0 MB'],
    [1024 * 1024, '1.0 MB'],
    [3_565_158, '3.4 MB'],
    [10 * 1024 * 1024, '10.0 MB'],
    [10 * 1024 * 1024 + 1, '10.1 MB'],
  ])('formats %d bytes as %s', (bytes, text) => {
    expect(formatFileSize(bytes)).toBe(text);
  });
});
