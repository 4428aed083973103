import { styled } from 'styled-components';

export interface StackProps {
  gap?: 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64;
  direction?: 'column' | 'row';
  align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline';
  justify?: 'start' | 'center' | 'end' | 'space-between';
  wrap?: boolean;
}

const styleProps: ReadonlySet<string> = /* @__PURE__ */ new Set(['gap', 'direction', 'align', 'justify', 'wrap']);

/** Lays out children in a column or a row with a gap of the 4 px scale. */
export const Stack = styled.div.withConfig({ shouldForwardProp: (prop) => !styleProps.has(prop) })<StackProps>`
  display: flex;
  flex-direction: ${({ direction = 'column' }) => direction};
  flex-wrap: ${({ wrap }) => (wrap ? 'wrap' : 'nowrap')};
  align-items: ${({ align = 'stretch' }) => align};
  justify-content: ${({ justify = 'start' }) => justify};
  gap: ${({ gap = 16 }) => gap}px;
  min-inline-size: 0;
`;
