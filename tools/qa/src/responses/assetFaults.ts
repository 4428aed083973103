import { bypass, delay, HttpResponse, type HttpResponseResolver, passthrough } from 'msw';
import type { AssetFault } from '../settings/qaSettings.ts';

/** Delay of each file of a slow remote: shorter than the slot's timeout. */
const DELAY_MS = 4_000;

/** Flips one bit in the middle of a file, which is not in the licence comment. */
async function corrupted(request: Request): Promise<Response> {
  const response = await fetch(bypass(request));
  const bytes = new Uint8Array(await response.arrayBuffer());
  const middle = Math.floor(bytes.length / 2);
  bytes[middle] = (bytes[middle] ?? 0) ^ 1;
  const headers = new Headers(response.headers);
  headers.delete('content-encoding');
  return new Response(bytes, { status: response.status, headers });
}

/** Applies a remote's fault to its files; without a fault they are passed through. */
export const assetFaultResolver =
  (conditionOf: (remote: string) => AssetFault | undefined): HttpResponseResolver<{ bundle: string }> =>
  async ({ request, params }) => {
    switch (conditionOf(params.bundle.replace(/^mfe-/, ''))) {
      case 'down':
        return HttpResponse.error();
      case 'corrupt':
        return corrupted(request);
      case 'slow':
        await delay(DELAY_MS);
        return passthrough();
      default:
        return passthrough();
    }
  };
