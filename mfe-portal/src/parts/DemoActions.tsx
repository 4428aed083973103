import { Button } from '@skal/shared-ui';
import { styled } from 'styled-components';
import { Toolbar } from './Toolbar.tsx';
import { useDemoToast } from './useDemoToast.ts';

interface Props {
  /** What the actions are about: part of their names. */
  of: string;
  actions: readonly string[];
}

/** The actions of one card on a demo page. None is wired; each says so. */
export function DemoActions({ of, actions }: Props) {
  const answer = useDemoToast();
  return (
    <Foot>
      {actions.map((action) => (
        <Button
          key={action}
          variant="secondary"
          size="sm"
          aria-label={`${action} ${of}`}
          onClick={() => answer(`${action} ${of}`)}
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
