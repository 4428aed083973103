import type { PathParams } from '@skal/contracts/http/endpoint';
import { resumableUpload, type resumableUploadAt } from '@skal/contracts/support/resumableUpload';
import { errorResponse, mockEndpoint } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import { HttpResponse, http, type RequestHandler } from 'msw';

type UploadParams = PathParams<typeof resumableUpload.add.path>;
type UploadCalls<Path extends string> = ReturnType<typeof resumableUploadAt<Path>>;

interface MockUpload {
  arrived: number;
  bytes: number;
}

const headersOf = ({ arrived, bytes }: MockUpload) => ({
  ...{ 'Tus-Resumable': '1.0.0', 'Upload-Offset': String(arrived), 'Upload-Length': String(bytes) },
});

interface MockUploads {
  handlers: RequestHandler[];
  /** Size of each chunk. */
  arrived: number[];
  /** Resets the received chunks. */
  forget: () => void;
}

/** Mocks resumable uploads of attachments as the api does; calls `onComplete` for each complete file. */
export const resumableUploadHandlers = (
  onComplete: (place: UploadParams, bytes: number) => void = () => undefined,
): MockUploads => uploadHandlers(resumableUpload, onComplete);

/** Mocks the calls of a resumable upload. */
export function uploadHandlers<Path extends string>(
  calls: UploadCalls<Path>,
  onComplete: (place: PathParams<Path>, bytes: number) => void,
): MockUploads {
  const keyOf = (params: Readonly<Record<string, unknown>>) => String(params.attachmentId ?? params.id);
  const uploads = new Map<string, MockUpload>();
  const arrived: number[] = [];
  const unknown = () => errorResponse(404, 'This upload was not found.');
  const handlers = [
    mockEndpoint(calls.begin, ({ params, request }) => {
      const upload = { arrived: 0, bytes: Number(request.headers.get('Upload-Length')) };
      uploads.set(keyOf(params), upload);
      const headers = { ...headersOf(upload), Location: new URL(request.url).pathname };
      return HttpResponse.json(upload, { status: calls.begin.status, headers });
    }),
    http.head(calls.read.path, ({ params }) => {
      const stored = uploads.get(keyOf(params));
      return new HttpResponse(null, stored ? { headers: headersOf(stored) } : { status: 404 });
    }),
    mockEndpoint(calls.add, async ({ params, request }) => {
      const stored = uploads.get(keyOf(params));
      if (!stored) return unknown();
      const { byteLength } = await request.arrayBuffer();
      arrived.push(byteLength);
      stored.arrived += byteLength;
      if (stored.arrived === stored.bytes) onComplete(params, stored.bytes);
      return new HttpResponse(null, { status: calls.add.status, headers: headersOf(stored) });
    }),
  ];
  return { handlers, arrived, forget: () => uploads.clear() };
}
