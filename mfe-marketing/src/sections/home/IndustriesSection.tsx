import { CarIcon, CoffeeIcon, ScissorsIcon, StoreIcon, UtensilsIcon, WineIcon } from '@skal/shared-ui';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { Section } from '../../components/layout/Section.tsx';
import { SectionHeader } from '../../components/layout/SectionHeader.tsx';
import { industries } from '../../content/pages/home.ts';
import { InteractivePhone } from '../../features/phoneDemo/InteractivePhone.tsx';
import { industryChosen, selectIndustry } from './home.slice.ts';

const icons = {
  'wine-bar': WineIcon,
  restaurant: UtensilsIcon,
  cafe: CoffeeIcon,
  'car-dealer': CarIcon,
  'retail-store': StoreIcon,
  'service-provider': ScissorsIcon,
} as const;

/** Six industries (C7). Hover or keyboard focus shows the app of an industry in the phone. */
export function IndustriesSection() {
  const chosen = useSelector(selectIndustry);
  const dispatch = useDispatch();
  return (
    <Section id="industries" labelledBy="industries-title" ground="surface">
      <SectionHeader id="industries-title" title={industries.title} lead={industries.lead} tideLine />
      <Columns>
        <Rows>
          {industries.items.map(({ id, title, text }) => {
            const Icon = icons[id];
            const choose = () => dispatch(industryChosen(id));
            return (
              <li key={id}>
                <Row
                  type="button"
                  aria-pressed={chosen === id}
                  onClick={choose}
                  onFocus={choose}
                  onPointerEnter={(event) => event.pointerType === 'mouse' && choose()}
                >
                  <Icon size={24} />
                  <span>
                    <strong>{title}</strong>
                    {text}
                  </span>
                </Row>
              </li>
            );
          })}
        </Rows>
        <PhoneArea>
          <InteractivePhone app={chosen} label={industries.phone} screen="club" />
        </PhoneArea>
      </Columns>
    </Section>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  gap: 48px var(--gutter);
  align-items: center;

  @media (max-width: 56.24875em) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Rows = styled.ul`
  & > li {
    border-block-start: 1px solid var(--line);
  }

  & > li:last-child {
    border-block-end: 1px solid var(--line);
  }

  /* Two columns, so that the phone stays visible, unless the text is large. */
  @media (max-width: 56.24875em) {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(max(min(100%, 8rem), 50% - 6px), 1fr));
    column-gap: 12px;
  }
`;

const Row = styled.button`
  position: relative;
  display: flex;
  align-items: center;
  gap: 20px;
  inline-size: 100%;
  padding: 18px 16px;
  border: 0;
  background: transparent;
  color: var(--ink-2);
  text-align: start;
  cursor: pointer;
  transition: background-color var(--motion-hover) var(--ease-in);

  & > svg {
    flex: none;
    color: var(--ink-3);
  }

  & strong {
    display: block;
    color: var(--ink);
    font: var(--type-h3);
    letter-spacing: var(--tracking-h3);
  }

  &[aria-pressed='true'] {
    background: var(--fjord-soft);
    box-shadow: inset 3px 0 0 var(--havtorn);
  }

  &[aria-pressed='true'] > svg {
    color: var(--fjord);
  }

  @media (max-width: 56.24875em) {
    flex-direction: column;
    align-items: flex-start;
    justify-content: flex-start;
    gap: 8px;
    block-size: 100%;
    padding: 12px;
    font: var(--type-meta);
  }

  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

const PhoneArea = styled.div`
  display: flex;
  justify-content: flex-end;

  @media (max-width: 56.24875em) {
    justify-content: center;
  }
`;
