import { menuItem } from '@skal/contracts/content/menuItem';
import { type PhotoReply, photo, photoUpload } from '@skal/contracts/content/photo';
import { pasteInto } from '@skal/jest/helpers/pasteInto.ts';
import { errorResponse, mockEndpoint } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { makeSession } from '../../mocks/account/session.ts';
import { settingsHandlers } from '../../mocks/account/settings.ts';
import { sampleItems } from '../../mocks/content/ContentMock.ts';
import { contentManagementHandlers } from '../../mocks/content/contentManagement.ts';
import { makePhoto, samplePhotos, samplePublishedEvent } from '../../mocks/content/photos.ts';
import { mockPortalApi } from '../../testing/mockPortalApi.ts';
import { renderPage } from '../../testing/renderPage.tsx';

const { respondWith, requestsTo } = mockPortalApi();
const live = makeSession({ business: { liveAt: '2026-10-01T08:00:00.000Z' } });

async function open(photos: readonly PhotoReply[] = samplePhotos(), items = sampleItems()) {
  const events = [samplePublishedEvent()];
  respondWith(...settingsHandlers(live), ...contentManagementHandlers(items, { photos, events }));
  const page = await renderPage('/content-management');
  await page.user.click(await screen.findByRole('tab', { name: 'Photo Gallery' }));
  await screen.findByLabelText('Upload Photos');
  await waitFor(() => expect(screen.queryByText('Loading your photos')).not.toBeInTheDocument());
  const press = (name: string) => page.user.click(screen.getByRole('button', { name }));
  const upload = (...files: File[]) => page.user.upload(screen.getByLabelText('Upload Photos'), files);
  return { ...page, press, upload };
}

const jpeg = (name: string, bytes = 100) => new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' });
const names = () => screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'));

describe('the gallery of a live app', () => {
  it('P6: uploads several photos, in their order', async () => {
    const { upload } = await open([]);
    expect(await screen.findByText('No photos yet')).toBeVisible();
    await upload(jpeg('one.jpg'), jpeg('two.jpg'));
    await waitFor(() => expect(names()).toEqual(['one.jpg', 'two.jpg']));
    expect(requestsTo('POST /api/photos').map(({ body }) => body)).toEqual([{ name: 'one.jpg' }, { name: 'two.jpg' }]);
    expect(screen.getByText(/^2 photos have no description\./)).toBeVisible();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });

  it('says what is wrong with a photo of 30 MB, and uploads the others', async () => {
    const { upload } = await open([]);
    await upload(jpeg('huge.jpg', 30 * 1024 ** 2), jpeg('one.jpg'));
    expect(await screen.findByText(/^This photo has 30 MB, and the limit is 10 MB\./)).toBeVisible();
    await waitFor(() => expect(names()).toEqual(['one.jpg']));
    expect(screen.queryByRole('button', { name: 'Continue the uploads' })).not.toBeInTheDocument();
  });

  it('uploads one photo after the other, without those removed while they wait', async () => {
    const { user, upload } = await open([]);
    const { promise, resolve } = Promise.withResolvers<void>();
    respondWith(http.patch(photoUpload.add.path, () => promise));
    await upload(jpeg('one.jpg'), jpeg('two.jpg'), jpeg('three.jpg'));
    await screen.findByRole('progressbar', { name: 'one.jpg' });
    await user.click(screen.getByRole('button', { name: 'Cancel the upload of two.jpg' }));
    expect(requestsTo('POST /api/photos')).toHaveLength(1);
    resolve();
    await waitFor(() => expect(names()).toEqual(['one.jpg', 'three.jpg']));
    expect(requestsTo('POST /api/photos')).toHaveLength(2);
  });

  it('shows why the server rejects a file', async () => {
    const { upload } = await open([]);
    const error = 'This file is not a JPEG or PNG photo. Please save it as a JPEG and upload that file.';
    respondWith(http.patch(photoUpload.add.path, () => errorResponse(400, error)));
    await upload(jpeg('film.jpg'));
    expect(await screen.findByText(error)).toBeVisible();
  });

  it('keeps a photo that could not be announced, and continues with the same key', async () => {
    const { upload, press } = await open([]);
    const keys: (string | null)[] = [];
    let isAway = true;
    respondWith(
      http.post(photo.add.path, ({ request }) => {
        keys.push(request.headers.get('Idempotency-Key'));
        return isAway ? errorResponse(503, 'Please try again in a moment.') : undefined;
      }),
    );
    await upload(jpeg('one.jpg'));
    expect(await screen.findByText('Please try again in a moment.')).toBeVisible();
    isAway = false;
    await press('Continue the uploads');
    await waitFor(() => expect(names()).toEqual(['one.jpg']));
    expect(new Set(keys).size).toBe(1);
  });

  it('asks for a description with its reason, and saves it', async () => {
    const { user, press, toast } = await open();
    await press('Describe IMG_4211.jpg');
    const form = within(await screen.findByRole('dialog', { name: 'Describe IMG_4211.jpg' }));
    expect(form.getByLabelText('What is in the photo?')).toHaveAccessibleDescription(/^Guests who cannot see it hear/);
    await pasteInto(user, form.getByLabelText('What is in the photo?'), 'The bar');
    await user.click(form.getByRole('button', { name: 'Save description' }));
    await waitFor(() => expect(toast()?.title).toBe('Photo Described'));
    await waitFor(() => expect(names()).toContain('The bar'));
    expect(screen.queryByText(/no description\./)).not.toBeInTheDocument();
  });

  it('shows what another person wrote meanwhile, and replaces it only when saved again', async () => {
    const { user, press } = await open();
    await press('Describe IMG_4211.jpg');
    const form = within(await screen.findByRole('dialog', { name: 'Describe IMG_4211.jpg' }));
    await pasteInto(user, form.getByLabelText('What is in the photo?'), 'The bar');
    const current = makePhoto({ alt: 'The counter', version: 5 });
    respondWith(
      http.patch(photo.edit.path, () => errorResponse(409, 'Meanwhile', { code: 'outdated', current }), { once: true }),
    );
    await user.click(form.getByRole('button', { name: 'Save description' }));
    expect(await form.findByText(/replace their text: The counter$/)).toBeVisible();
    expect(form.getByLabelText('What is in the photo?')).toHaveValue('The bar');
    respondWith(mockEndpoint(photo.edit, () => current));
    await user.click(form.getByRole('button', { name: 'Save description' }));
    await waitFor(() => expect(requestsTo(`PATCH /api/photos/${samplePhotos()[1]?.id}`)).toHaveLength(2));
    const saved = requestsTo(`PATCH /api/photos/${samplePhotos()[1]?.id}`)[1];
    expect(saved?.body).toEqual({ version: 5, alt: 'The bar' });
  });

  it('keeps the text when another person has deleted the photo', async () => {
    const { user, press, toast } = await open();
    await press('Describe IMG_4211.jpg');
    const form = within(await screen.findByRole('dialog', { name: 'Describe IMG_4211.jpg' }));
    await pasteInto(user, form.getByLabelText('What is in the photo?'), 'The bar');
    const error = 'This photo no longer exists. Someone may have deleted it.';
    respondWith(http.patch(photo.edit.path, () => errorResponse(404, error)));
    await user.click(form.getByRole('button', { name: 'Save description' }));
    await waitFor(() => expect(toast()?.description).toBe(error));
    expect(form.getByLabelText('What is in the photo?')).toHaveValue('The bar');
  });

  it('moves a photo by buttons, which keep the focus and say the place', async () => {
    const { press } = await open();
    expect(await screen.findAllByRole('article')).toHaveLength(3);
    await press('Move IMG_4211.jpg up');
    await waitFor(() => expect(names()[0]).toBe('IMG_4211.jpg'));
    expect(screen.getByText('IMG_4211.jpg is number 1 of 3.')).toBeInTheDocument();
    const button = screen.getByRole('button', { name: 'Move IMG_4211.jpg up' });
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await press('Move IMG_4211.jpg up');
    expect(requestsTo(`PATCH /api/photos/${samplePhotos()[1]?.id}`)).toHaveLength(1);
  });

  it('moves a photo by dragging it onto another one', async () => {
    await open();
    const [first, , last] = await screen.findAllByRole('article');
    const drag = (kind: 'dragStart' | 'dragOver' | 'drop', target: Element) =>
      fireEvent(target, createEvent[kind](target, { dataTransfer: {} }));
    drag('dragStart', within(first as HTMLElement).getByRole('img'));
    drag('dragOver', last as Element);
    drag('drop', last as Element);
    await waitFor(() => expect(names()).toEqual(['IMG_4211.jpg', 'A glass of Barolo', 'The terrace at sunset']));
  });

  it('deletes a photo after a question that names what shows it', async () => {
    const { user, press } = await open();
    expect(await screen.findByText('Also shown with: Barolo 2019')).toBeVisible();
    await press('Delete A glass of Barolo');
    const question = within(screen.getByRole('alertdialog'));
    expect(question.getByText(/Barolo 2019 will have no photo\.$/)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(names()).toEqual(['The terrace at sunset', 'IMG_4211.jpg']));
  });
});

describe('a photo of a menu item', () => {
  it('is chosen from the gallery', async () => {
    const { user, press } = await open();
    await user.click(screen.getByRole('tab', { name: 'Menu & Products' }));
    await press('Edit Barolo 2019');
    const form = within(await screen.findByRole('dialog', { name: 'Edit Barolo 2019' }));
    await user.click(form.getByRole('combobox', { name: 'Photo' }));
    await user.click(await screen.findByRole('option', { name: 'A glass of Barolo' }));
    await user.click(form.getByRole('button', { name: 'Save to draft' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await press('Edit Barolo 2019');
    const again = within(await screen.findByRole('dialog', { name: 'Edit Barolo 2019' }));
    expect(again.getByRole('combobox', { name: 'Photo' })).toHaveTextContent('A glass of Barolo');
  });

  it('that was deleted meanwhile is reported at its field', async () => {
    const { user, press } = await open();
    await user.click(screen.getByRole('tab', { name: 'Menu & Products' }));
    await press('Edit Barolo 2019');
    const form = within(await screen.findByRole('dialog', { name: 'Edit Barolo 2019' }));
    const photoId = 'This photo no longer exists. Please choose another one.';
    respondWith(http.patch(menuItem.edit.path, () => errorResponse(400, photoId, { fields: { photoId } })));
    await user.click(form.getByRole('button', { name: 'Save to draft' }));
    expect(await form.findByText(photoId)).toBeVisible();
  });
});

describe('the preview', () => {
  it('shows photos of items, events and the gallery', async () => {
    const [barolo, ...others] = sampleItems();
    const photos = samplePhotos();
    const items = barolo ? [{ ...barolo, photoId: photos[2]?.id ?? null }, ...others] : others;
    const { press } = await open(photos, items);
    await press('Preview');
    const phone = within(await screen.findByRole('group', { name: 'Menu in your app' }));
    const event = within(phone.getByRole('region', { name: 'Events' }));
    expect(event.getByText('26 Nov 2026, 19:00')).toBeVisible();
    expect(event.getByText('Sold out')).toBeVisible();
    expect(event.getByRole('img', { name: 'The terrace at sunset' })).toBeVisible();
    expect(within(phone.getByRole('region', { name: 'Wines' })).getByRole('img')).toHaveAccessibleName(
      'A glass of Barolo',
    );
    expect(within(phone.getByRole('region', { name: 'Photos' })).getAllByRole('listitem')).toHaveLength(3);
  });
});
