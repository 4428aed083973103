import { styled } from 'styled-components';
import { visuallyHidden } from '../theme/css.ts';

/** Text for assistive technology alone. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;
