import { createElement, type SVGProps } from 'react';

/** The shapes of an icon, as lucide-react's files of one icon each have them. */
interface IconData {
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

interface IconProps extends SVGProps<SVGSVGElement> {
  /** Width and height in CSS pixels; 24 unless said otherwise. */
  size?: number | string;
  /** The colour of the lines; the text's unless said otherwise. */
  color?: string;
}

/**
 * Draws an icon as lucide-react does: 24 units, lines of 2 in the text's colour, hidden from assistive technology.
 * Every build takes this function in the place of lucide-react's own of the same name (ADR-0006).
 */
export default function createLucideIcon({ node }: IconData) {
  return function Icon({ size = 24, color = 'currentColor', ...rest }: IconProps) {
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: color,
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        className: 'lucide',
        ...rest,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
  };
}
