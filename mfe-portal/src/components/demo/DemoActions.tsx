import { Button } from '@skal/shared-ui';
import { styled } from 'styled-components';
import { Toolbar } from '../layout/Toolbar.tsx';
import { useDemoToast } from './useDemoToast.ts';

interface Props {
  /** Name of the item, part of the buttons' accessible names. */
  itemName: string;
  actions: readonly string[];
}

/** Actions of a card on a demo page. Each only shows a toast. */
export function DemoActions({ itemName, actions }: Props) {
  const answer = useDemoToast();
  return (
    <Footer>
      {actions.map((action) => (
        <Button
          key={action}
          variant="secondary"
          size="sm"
          aria-label={`${action} ${itemName}`}
          onClick={() => answer(`${action} ${itemName}`)}
        >
          {action}
        </Button>
      ))}
    </Footer>
  );
}

/** At the bottom of its card. */
const Footer = styled(Toolbar)`
  margin-block-start: auto;
`;
