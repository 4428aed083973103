import type { SiteInfo } from '@skal/contracts/site/site';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { ticketForm } from '../../../content/support/ticketForm.ts';
import { nearlyFullQuota, storageQuotaHandler } from '../../../mocks/support/storageQuota.ts';
import { ticketHandlers } from '../../../mocks/support/ticket.ts';
import { mockPortalApi } from '../../../testing/mockPortalApi.ts';
import { renderSection } from '../../../testing/renderSection.tsx';
import { fillTicket as fill, submitTicket as submit } from '../../../testing/ticket.ts';

const { respondWith, requestsTo } = mockPortalApi();

const png = (name: string, bytes = 3) => new File([new Uint8Array(bytes)], name, { type: 'image/png' });

async function openSupport(site?: Partial<SiteInfo>) {
  respondWith(...ticketHandlers());
  return renderSection('support', site);
}

const MEGABYTE = 1024 ** 2;
const maximum = { bytes: 5000 * MEGABYTE, files: 5000 };

describe('the storage quota', () => {
  it.each([
    ['12.5 MB of 5000 MB file storage left for your business.', nearlyFullQuota],
    ['Your business can upload 4 more files.', { used: { bytes: 0, files: 4996 }, limit: maximum }],
    ['Your business can upload 1 more file.', { used: { bytes: 0, files: 4999 }, limit: maximum }],
    ['You have reached the limit of 5000 files.', { used: { bytes: 0, files: 5000 }, limit: maximum }],
    ['Your file storage is full (5000 MB).', { used: { ...maximum, files: 500 }, limit: maximum }],
  ])('is shown at the file field: %s', async (sentence, quota) => {
    respondWith(storageQuotaHandler(quota));
    await openSupport();
    const files = screen.getByLabelText('Attachments');
    await waitFor(() => expect(files).toHaveAccessibleDescription(expect.stringContaining(sentence)));
  });

  it('is hidden while the maximum size of one ticket is free, and while unknown', async () => {
    respondWith(storageQuotaHandler({ used: { bytes: maximum.bytes - 50 * MEGABYTE, files: 4995 }, limit: maximum }));
    await openSupport();
    await waitFor(() => expect(requestsTo('GET /api/storage-usage')).toHaveLength(1));
    const { attachmentsHint } = ticketForm.fields;
    expect(screen.getByLabelText('Attachments')).toHaveAccessibleDescription(attachmentsHint);
  });
});

describe('attachments', () => {
  it.each([
    ['L14, T34', 'File Too Large', png('big.png', 10 * 1024 * 1024 + 1)],
    ['L15', 'Invalid File Type', new File(['x'], 'setup.exe', { type: 'application/x-msdownload' })],
    ['L15', 'Invalid File Type', new File(['x'], 'photo.jpg', { type: 'application/x-msdownload' })],
    ['zero bytes', 'Empty File', png('empty.png', 0)],
  ])('%s: does not send a rejected file: %s', async (_, title, file) => {
    const { user, toast } = await openSupport();
    // The file picker would not offer some of these files, so they are dropped.
    const zone = screen.getByLabelText('Attachments').parentElement as HTMLElement;
    fireEvent.drop(zone, { dataTransfer: { files: [file] } });
    expect((await toast()).title).toBe(title);
    expect(screen.getByText(file.name)).toBeVisible();
    await fill(user);
    await submit(user);
    await waitFor(() => expect(requestsTo('POST /api/support-ticket')).toHaveLength(1));
    expect(requestsTo('POST /api/support-ticket')[0]?.body).toMatchObject({ attachments: [] });
  });

  it('L15: offers and accepts the optional types that the operator allows', async () => {
    const { user, toast } = await openSupport({ attachmentKinds: ['webp', 'txt'] });
    const field = screen.getByLabelText('Attachments');
    expect(field).toHaveAccessibleDescription(
      'Up to 5 files of up to 10 MB each: JPEG, PNG, GIF, MP4, MOV, AVI, PDF, WEBP or TXT.',
    );
    expect(field).toHaveAttribute('accept', expect.stringMatching(/\.jfif,.*\.webp,image\/webp,\.txt,text\/plain$/));
    const text = new File(['x'], 'notes.txt', { type: 'text/plain' });
    const document = new File(['x'], 'menu.docx');
    const zone = field.parentElement as HTMLElement;
    fireEvent.drop(zone, { dataTransfer: { files: [text, document] } });
    expect(await toast()).toMatchObject({
      title: 'Invalid File Type',
      description:
        'menu.docx: This file type is not supported. Please use JPEG, PNG, GIF, MP4, MOV, AVI, PDF, WEBP or TXT.',
    });
    await fill(user);
    await submit(user);
    await waitFor(() => expect(requestsTo('POST /api/support-ticket')).toHaveLength(1));
    expect(requestsTo('POST /api/support-ticket')[0]?.body).toMatchObject({ attachments: ['notes.txt'] });
  });

  it('L13, T34: a sixth file shows Too Many Files, and the first five are kept', async () => {
    const { user, toast } = await openSupport();
    const names = [1, 2, 3, 4, 5, 6].map((count) => `photo-${count}.png`);
    await user.upload(
      screen.getByLabelText('Attachments'),
      names.map((name) => png(name)),
    );
    expect((await toast()).title).toBe('Too Many Files');
    await fill(user);
    await submit(user);
    await waitFor(() => expect(requestsTo('POST /api/support-ticket')).toHaveLength(1));
    expect(requestsTo('POST /api/support-ticket')[0]?.body).toMatchObject({ attachments: names.slice(0, 5) });
  });

  it.each(['a.jpeg', 'a.JPG', 'a.png', 'a.gif', 'a.mp4', 'a.mov', 'a.avi', 'a.pdf'])(
    'L15, T34: accepts %s of exactly 10 MB without a MIME type',
    async (name) => {
      await openSupport();
      const file = new File([new Uint8Array(10 * 1024 * 1024)], name);
      const zone = screen.getByLabelText('Attachments').parentElement as HTMLElement;
      fireEvent.drop(zone, { dataTransfer: { files: [file] } });
      expect(screen.getByText('10.0 MB')).toBeVisible();
      expect(screen.queryByText(/not sent/)).not.toBeInTheDocument();
    },
  );
});
