import { TUS_CHUNK_TYPE, TUS_VERSION } from '@skal/contracts/support/resumableUpload';
import type { TestClient } from '../client.ts';
import { PNG } from '../fixtures/uploads.ts';
import type { OpenApiValidator } from '../openApiValidator.ts';

/** Valid calls of a resumable upload. @param group `photoUpload` or `resumableUpload` */
export async function callTus(
  validator: OpenApiValidator,
  guest: TestClient,
  group: string,
  params: Record<string, string>,
): Promise<void> {
  const tus = { 'tus-resumable': TUS_VERSION };
  const begun = { ...tus, 'upload-length': String(PNG.length) };
  await validator.call(`${group}.begin`, guest, { params, headers: begun });
  await validator.call(`${group}.read`, guest, { params, headers: tus });
  const chunk = { ...tus, 'upload-offset': '0', 'content-type': TUS_CHUNK_TYPE };
  await validator.call(`${group}.add`, guest, { params, raw: PNG, headers: chunk });
}

/** Valid calls about a photo: it is announced, uploaded, described, read by an app, and deleted. */
export async function callPhotos(validator: OpenApiValidator, guest: TestClient): Promise<void> {
  const announced = await validator.call('photo.add', guest, { validRequest: true, json: { name: 'terrace.png' } });
  const params = { id: String(announced.body.id) };
  await callTus(validator, guest, 'photoUpload', params);
  const { body } = await validator.call('photoList.read', guest, { params: {} });
  const [listed] = body as unknown as { sizes: { webp: string }[] }[];
  const [, hash = '', file = ''] = /pictures\/(\w+)\/(.+)/.exec(listed?.sizes[0]?.webp ?? '') ?? [];
  await validator.call('picture.read', guest, { params: { hash, file } });
  const edit = { version: 1, alt: 'The terrace', position: 0 };
  await validator.call('photo.edit', guest, { params, validRequest: true, json: edit });
  await validator.call('photo.remove', guest, { params });
}
