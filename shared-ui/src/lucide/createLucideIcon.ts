import { createElement, type SVGProps } from 'react';

/** The shapes of an icon, as lucide-react's icon files contain them. */
interface IconData {
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

interface IconProps extends SVGProps<SVGSVGElement> {
  /** Width and height in CSS pixels; 24 by default. */
  size?: number | string;
  /** Line colour; the text colour by default. */
  color?: string;
}

/**
 * Draws an icon as lucide-react does: 24 units, lines of 2 in the text colour, hidden from assistive technology. Every build replaces
 * lucide-react's function of the same name by this one (ADR-0006).
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
