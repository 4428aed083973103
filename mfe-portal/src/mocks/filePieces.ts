import type { ParamsOf } from '@skal/contracts/endpoint';
import { filePieces } from '@skal/contracts/filePieces';
import { answer, refuse } from '@skal/shell-kit/mocks/answer.ts';
import { HttpResponse, http, type RequestHandler } from 'msw';

type Place = ParamsOf<typeof filePieces.add.path>;

interface Coming {
  arrived: number;
  bytes: number;
}

const headersOf = ({ arrived, bytes }: Coming) => ({
  ...{ 'Tus-Resumable': '1.0.0', 'Upload-Offset': String(arrived), 'Upload-Length': String(bytes) },
});

/** Takes files that come in pieces, as the api does; `onWhole` is told of each once all of it is there. */
export function piecesArrive(onWhole: (place: Place, bytes: number) => void = () => undefined): {
  handlers: RequestHandler[];
  /** How long each piece was. */
  arrived: number[];
  /** Forgets what has come. */
  forget: () => void;
} {
  const coming = new Map<string, Coming>();
  const arrived: number[] = [];
  const unknown = () => refuse(404, 'This upload was not found.');
  const handlers = [
    answer(filePieces.begin, ({ params, request }) => {
      const begun = { arrived: 0, bytes: Number(request.headers.get('Upload-Length')) };
      coming.set(params.attachmentId, begun);
      const headers = { ...headersOf(begun), Location: new URL(request.url).pathname };
      return HttpResponse.json(begun, { status: filePieces.begin.status, headers });
    }),
    http.head(filePieces.read.path, ({ params }) => {
      const known = coming.get(String(params.attachmentId));
      return new HttpResponse(null, known ? { headers: headersOf(known) } : { status: 404 });
    }),
    answer(filePieces.add, async ({ params, request }) => {
      const known = coming.get(params.attachmentId);
      if (!known) return unknown();
      const { byteLength } = await request.arrayBuffer();
      arrived.push(byteLength);
      known.arrived += byteLength;
      if (known.arrived === known.bytes) onWhole(params, known.bytes);
      return new HttpResponse(null, { status: filePieces.add.status, headers: headersOf(known) });
    }),
  ];
  return { handlers, arrived, forget: () => coming.clear() };
}
