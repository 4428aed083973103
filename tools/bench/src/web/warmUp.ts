/**
 * Requests a page until the server renders it: the first of each section compiles its code, and may come as a frame.
 * @throws if it is always a frame
 */
export async function warmUp(url: string, cookie: string): Promise<void> {
  for (let attempt = 0; attempt < 40; attempt += 1) {
    const response = await fetch(url, { headers: { Cookie: cookie } });
    await response.arrayBuffer();
    // A frame is the same for everyone, and has an ETag.
    if (!response.headers.has('etag')) return;
  }
  throw new Error(`${url} is never rendered`);
}
