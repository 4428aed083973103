import { bypass, delay, HttpResponse, type HttpResponseResolver, passthrough } from 'msw';
import type { AssetFault } from '../settings/qaSettings.ts';

/** How long a slow remote takes for each of its files: longer than anybody waits gladly, shorter than the slot does. */
const SLOW_MS = 4_000;

/** A file with one bit of it turned: what lies in the middle is nobody's comment. */
async function corrupted(request: Request): Promise<Response> {
  const response = await fetch(bypass(request));
  const bytes = new Uint8Array(await response.arrayBuffer());
  const middle = Math.floor(bytes.length / 2);
  bytes[middle] = (bytes[middle] ?? 0) ^ 1;
  const headers = new Headers(response.headers);
  headers.delete('content-encoding');
  return new Response(bytes, { status: response.status, headers });
}

/** Answers for a remote's files as its condition says; where it has none they come as they are. */
export const assetFaultResolver =
  (conditionOf: (remote: string) => AssetFault | undefined): HttpResponseResolver<{ bundle: string }> =>
  async ({ request, params }) => {
    switch (conditionOf(params.bundle.replace(/^mfe-/, ''))) {
      case 'down':
        return HttpResponse.error();
      case 'corrupt':
        return corrupted(request);
      case 'slow':
        await delay(SLOW_MS);
        return passthrough();
      default:
        return passthrough();
    }
  };
