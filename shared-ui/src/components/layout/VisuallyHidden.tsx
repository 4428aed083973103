import { styled } from 'styled-components';
import { visuallyHidden } from '../../theme/mixins.ts';

/** Text for assistive technology alone. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;
