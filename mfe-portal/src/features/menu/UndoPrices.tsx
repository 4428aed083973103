import { menu, type PriceChangeReply } from '@skal/contracts/content/menu';
import { Banner, Button } from '@skal/shared-ui';
import { invalidate, useAsyncAction } from '@skal/shell-kit/api';
import { useDispatch } from 'react-redux';
import { priceForm as copy } from '../../content/menu/liveMenu.ts';
import { useUndoMenuPriceMutation } from './menu.api.ts';

/** The last change of several prices, with a button that undoes it. */
export function UndoPrices({ change: { items, at } }: { change: PriceChangeReply }) {
  const [undo, { isLoading }] = useUndoMenuPriceMutation();
  const act = useAsyncAction();
  const dispatch = useDispatch();
  const press = () =>
    void act(() => undo({ body: { at } }).unwrap(), {
      failed: copy.undoFailed,
      onFailed: () => void dispatch(invalidate({ menu })),
      done: (reply) => ({ title: copy.undone, description: copy.undoneText(reply?.changed ?? 0, reply?.kept ?? 0) }),
    });
  return (
    <Banner
      tone="neutral"
      action={
        <Button size="sm" variant="secondary" busy={isLoading} busyLabel={copy.undoing} onClick={press}>
          {copy.undo}
        </Button>
      }
    >
      {copy.last(items)}
    </Banner>
  );
}
