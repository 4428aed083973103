import { styled } from 'styled-components';

/** Fields in two columns if there is space. */
export const FieldGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: 20px 16px;

  @media (max-width: 44.99875em) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const FeatureGroup = styled.fieldset`
  display: grid;
  gap: 4px;

  & > legend {
    padding: 0;
  }
`;

export const SwitchGroup = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 200px), 1fr));
  gap: 20px 24px;
  margin-block-start: 16px;
`;
