import { MinusIcon, PlusIcon } from '@skal/shared-ui';
import { styled } from 'styled-components';
import { phoneLabels } from '../../content/phoneDemo/phoneApp.ts';
import { formatKroner } from './phoneApp.state.ts';
import { PopIn } from './phoneDemo.styles.ts';
import type { ScreenProps } from './screenProps.ts';

interface ItemRowsProps extends ScreenProps {
  max?: number;
}

/** Items with name, price, and quantity in the basket. */
export function ItemRows({ app, state, tap, max }: ItemRowsProps) {
  return (
    <Rows>
      {app.items.slice(0, max).map(({ name, note, price }, item) => {
        const count = state.basket[item] ?? 0;
        return (
          <li key={name}>
            <Name>
              {name}
              <small>{note}</small>
            </Name>
            <Price>{formatKroner(price)}</Price>
            {count > 0 && (
              <>
                <Step
                  type="button"
                  aria-label={`${phoneLabels.remove}: ${name}`}
                  onClick={() => tap({ type: 'itemRemoved', item })}
                >
                  <MinusIcon size={16} />
                </Step>
                <PopIn key={count}>{count}</PopIn>
              </>
            )}
            <Step
              type="button"
              aria-label={`${phoneLabels.add}: ${name}`}
              onClick={() => tap({ type: 'itemAdded', item })}
            >
              <PlusIcon size={16} />
            </Step>
          </li>
        );
      })}
    </Rows>
  );
}

const Rows = styled.ul`
  & > li {
    display: flex;
    align-items: center;
    gap: 8px;
    min-block-size: 50px;
    border-block-end: 1px solid var(--app-line);
  }

  & > li:last-child {
    border-block-end: 0;
  }
`;

const Name = styled.span`
  display: grid;
  flex: 1;
  min-inline-size: 0;

  & small {
    color: var(--app-muted);
    font-size: 0.75rem;
  }
`;

const Price = styled.span`
  white-space: nowrap;
`;

/** 32 px visible size, 44 px touch target. */
const Step = styled.button`
  position: relative;
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 32px;
  block-size: 32px;
  padding: 0;
  border: 1px solid var(--app-line);
  border-radius: 50%;
  background: var(--app-card);
  color: var(--app-brand);
  cursor: pointer;
  -webkit-tap-highlight-color: transparent;

  &::after {
    content: '';
    position: absolute;
    inset: -6px;
  }

  &:hover {
    border-color: var(--app-brand);
  }
`;
