import { type DataAttributes, styled } from 'styled-components';
import { type ButtonVariantProps, buttonStyles, variantAttributes } from '../Button/buttonStyles.ts';

const own: ReadonlySet<string> = /* @__PURE__ */ new Set(['variant', 'size', 'block', 'inverse']);

/** A link that looks like a button: `<LinkButton href>` or `<LinkButton as={Link} to>`. */
export const LinkButton = styled.a
  .withConfig({ shouldForwardProp: (prop) => !own.has(prop) })
  .attrs<ButtonVariantProps & DataAttributes>(variantAttributes)`
  ${buttonStyles}
`;
