import { session } from '@skal/contracts/account/session';
import { mockEndpoint } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import { makeSession } from '@skal/shell-kit/mocks/session.ts';
import { mockNetwork } from '@skal/shell-kit/testing/mockNetwork.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { handlers } from '../../mocks/handlers.ts';
import { renderAdmin } from '../../testing/renderAdmin.tsx';

const server = mockNetwork(...handlers);
const CSV_HEADER = 'client;category;amount;currency;date;note';
const VALID_CSV = `${CSV_HEADER}\nCafé Kajen;Setup Fees;1.234,50;EUR;2026-11-02;\nVinbar;Setup Fees;1.234,50;EUR;2026-11-02;`;

/** A file with readable bytes, which jsdom's files lack. */
const fileOf = (bytes: Uint8Array<ArrayBuffer>) =>
  Object.assign(new File([bytes], 'november.csv', { type: 'text/csv' }), { arrayBuffer: async () => bytes.buffer });

async function open() {
  const opened = await renderAdmin('?tab=revenue');
  await opened.user.click(await screen.findByRole('button', { name: 'Import entries' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import entries' }));
  const previewRows = () => opened.user.click(dialog.getByRole('button', { name: 'Preview' }));
  const paste = async (text: string) => {
    const field = dialog.getByLabelText(/^Rows/);
    await opened.user.clear(field);
    await opened.user.click(field);
    await opened.user.paste(text);
  };
  const submitImport = () => opened.user.click(dialog.getByRole('button', { name: /^Import/ }));
  return { ...opened, dialog, previewRows, paste, submitImport };
}

describe('the import of entries', () => {
  it('shows a preview of every row, and then imports all together', async () => {
    const { user, dialog, previewRows, paste, submitImport, toast } = await open();
    await paste(VALID_CSV);
    await submitImport();
    await waitFor(() => expect(toast()?.description).toMatch(/^Please preview the rows first/));
    await previewRows();
    const table = within(await dialog.findByRole('table', { name: 'Preview' }));
    expect(table.getByRole('row', { name: /^2 Café Kajen/ })).toHaveTextContent(/€1,234.50.*Will be imported/);
    await user.click(dialog.getByRole('button', { name: 'Import 2 entries' }));
    await waitFor(() => expect(toast()?.title).toBe('Entries Imported'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is disabled while a row is invalid, or when rows changed since the preview', async () => {
    const { dialog, previewRows, paste, submitImport, toast } = await open();
    const expectNothingImported = () => waitFor(() => expect(toast()?.title).toBe('Nothing Imported'));
    await paste(`${VALID_CSV}\nUnknown;Setup Fees;1;EUR;2026-11-02;`);
    await previewRows();
    expect(await dialog.findByText('No client found for Unknown')).toBeInTheDocument();
    expect(dialog.getByText(/^1 row contains an error/)).toBeInTheDocument();
    await submitImport();
    await expectNothingImported();
    await paste(VALID_CSV);
    await previewRows();
    await dialog.findByRole('button', { name: 'Import 2 entries' });
    await paste(`${VALID_CSV}\nVinbar;Setup Fees;9;EUR;2026-11-02;`);
    expect(dialog.getByRole('button', { name: 'Import all' })).toBeInTheDocument();
  });

  it('reads a file', async () => {
    const { user, dialog } = await open();
    await user.upload(dialog.getByLabelText('Choose a file'), fileOf(new TextEncoder().encode(VALID_CSV)));
    await waitFor(() => expect(dialog.getByLabelText(/^Rows/)).toHaveValue(VALID_CSV));
  });

  it('reads a Windows-1252 file of Excel, and shows the detected format in the preview', async () => {
    const { user, dialog, previewRows } = await open();
    const text = `${CSV_HEADER}\nCafé Kajen;Setup Fees;1.234,50;EUR;02-11-2026;Måned`;
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    await user.upload(dialog.getByLabelText('Choose a file'), fileOf(bytes));
    await waitFor(() => expect(dialog.getByLabelText(/^Rows/)).toHaveValue(text));
    await previewRows();
    expect(await dialog.findByText(/^Detected: encoding Windows-1252, separator semicolon/)).toBeVisible();
  });

  it('rejects a workbook and undecodable text, and keeps the current text', async () => {
    const { user, dialog, previewRows, paste, toast } = await open();
    await paste(VALID_CSV);
    await user.upload(dialog.getByLabelText('Choose a file'), fileOf(Uint8Array.from([0x50, 0x4b, 3, 4])));
    await waitFor(() => expect(toast()?.description).toMatch(/^This file is a workbook/));
    expect(dialog.getByLabelText(/^Rows/)).toHaveValue(VALID_CSV);
    await paste(VALID_CSV.replace('é', '\uFFFD'));
    await previewRows();
    expect(await dialog.findByText(/^Some letters could not be read/)).toBeVisible();
    expect(dialog.queryByRole('table')).not.toBeInTheDocument();
  });

  it('8.2.1: is for owners only', async () => {
    server.use(mockEndpoint(session.read, () => makeSession('admin', { role: 'support' })));
    await renderAdmin('?tab=revenue');
    await screen.findByRole('table', { name: 'All periods compared' });
    expect(screen.queryByRole('button', { name: 'Import entries' })).not.toBeInTheDocument();
  });
});
