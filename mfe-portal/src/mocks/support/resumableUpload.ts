import type { PathParams } from '@skal/contracts/http/endpoint';
import { resumableUpload } from '@skal/contracts/support/resumableUpload';
import { errorResponse, mockEndpoint } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import { HttpResponse, http, type RequestHandler } from 'msw';

type UploadParams = PathParams<typeof resumableUpload.add.path>;

interface MockUpload {
  arrived: number;
  bytes: number;
}

const headersOf = ({ arrived, bytes }: MockUpload) => ({
  ...{ 'Tus-Resumable': '1.0.0', 'Upload-Offset': String(arrived), 'Upload-Length': String(bytes) },
});

/** Mocks resumable uploads as the api does; calls `onWhole` for each complete file. */
export function resumableUploadHandlers(onComplete: (place: UploadParams, bytes: number) => void = () => undefined): {
  handlers: RequestHandler[];
  /** Size of each chunk. */
  arrived: number[];
  /** Resets the received chunks. */
  forget: () => void;
} {
  const uploads = new Map<string, MockUpload>();
  const arrived: number[] = [];
  const unknown = () => errorResponse(404, 'This upload was not found.');
  const handlers = [
    mockEndpoint(resumableUpload.begin, ({ params, request }) => {
      const upload = { arrived: 0, bytes: Number(request.headers.get('Upload-Length')) };
      uploads.set(params.attachmentId, upload);
      const headers = { ...headersOf(upload), Location: new URL(request.url).pathname };
      return HttpResponse.json(upload, { status: resumableUpload.begin.status, headers });
    }),
    http.head(resumableUpload.read.path, ({ params }) => {
      const stored = uploads.get(String(params.attachmentId));
      return new HttpResponse(null, stored ? { headers: headersOf(stored) } : { status: 404 });
    }),
    mockEndpoint(resumableUpload.add, async ({ params, request }) => {
      const stored = uploads.get(params.attachmentId);
      if (!stored) return unknown();
      const { byteLength } = await request.arrayBuffer();
      arrived.push(byteLength);
      stored.arrived += byteLength;
      if (stored.arrived === stored.bytes) onComplete(params, stored.bytes);
      return new HttpResponse(null, { status: resumableUpload.add.status, headers: headersOf(stored) });
    }),
  ];
  return { handlers, arrived, forget: () => uploads.clear() };
}
