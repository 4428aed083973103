import { Button } from '@skal/shared-ui';
import { styled } from 'styled-components';
import { Toolbar } from '../layout/Toolbar.tsx';
import { useDemoToast } from './useDemoToast.ts';

interface Props {
  /** What the actions are about: part of their names. */
  itemName: string;
  actions: readonly string[];
}

/** The actions of one card on a demo page. None is wired; each says so. */
export function DemoActions({ itemName, actions }: Props) {
  const answer = useDemoToast();
  return (
    <Foot>
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
    </Foot>
  );
}

/** At the foot of its card, whatever stands above. */
const Foot = styled(Toolbar)`
  margin-block-start: auto;
`;
