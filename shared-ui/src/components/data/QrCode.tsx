import { styled } from 'styled-components';
import { encode } from 'uqr';

export interface QrCodeProps {
  /** What a camera reads. */
  value: string;
  /** What it is, for those who do not see it. */
  label: string;
}

/** What a camera needs around a code to find it, in modules. */
const QUIET = 4;

/** A code as a drawing: its size in modules, and one run of dark ones after another as a path. */
function drawingOf(value: string): { size: number; path: string } {
  const { data, size } = encode(value, { ecc: 'M', border: QUIET });
  const dark = (x: number, y: number) => data[y]?.[x] === true;
  const path = data.flatMap((row, y) => row.map((_, x) => (dark(x, y) ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return { size, path };
}

/** A picture file of a code, for a printer: black on white whatever the theme. */
export function qrCodeDataUrl(value: string): string {
  const { size, path } = drawingOf(value);
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><rect width="100%" height="100%" fill="white"/><path d="${path}"/></svg>`,
  )}`;
}

/** A QR code, as wide as its place. */
export function QrCode({ value, label }: QrCodeProps) {
  const { size, path } = drawingOf(value);
  return (
    <Code data-theme="light" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width="100%" height="100%" />
      <path d={path} />
    </Code>
  );
}

/** The light theme's colours whatever the page's: not every camera reads a code turned inside out. */
const Code = styled.svg`
  inline-size: 100%;
  border-radius: var(--radius-4);
  forced-color-adjust: none;

  & > rect {
    fill: var(--surface);
  }

  & > path {
    fill: var(--ink);
  }
`;
