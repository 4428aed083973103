import type { AddOn } from '@skal/contracts/integration/addOn';
import { Button, Text } from '@skal/shared-ui';
import { useAsyncAction } from '@skal/shell-kit/api';
import { addOns as copy } from '../../content/sections/addOns.ts';
import { useAwaitAddOnInterestMutation, useListAddOnInterestQuery } from './addOn.api.ts';

interface Props {
  addOn: AddOn;
  name: string;
}

/** Lets a live client register interest in an add-on, once. */
export function NotifyButton({ addOn, name }: Props) {
  const { data: awaited } = useListAddOnInterestQuery();
  const [registerInterest, { isLoading }] = useAwaitAddOnInterestMutation();
  const act = useAsyncAction();
  const isNoted = awaited?.some((item) => item.addOn === addOn) ?? false;
  const press = () =>
    act(() => registerInterest({ body: { addOn } }).unwrap(), { done: copy.noted(name), failed: copy.failed });
  return (
    <>
      <div>
        <Button variant="secondary" size="sm" disabled={isNoted} busy={isLoading} onClick={() => void press()}>
          {copy.action}
        </Button>
      </div>
      <div aria-live="polite">
        {isNoted ? (
          <Text size="meta" tone="muted">
            {copy.notedHint}
          </Text>
        ) : null}
      </div>
    </>
  );
}
