import { styled } from 'styled-components';
import { visuallyHidden } from '../../theme/mixins.ts';

/** Text only for assistive technology. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;
