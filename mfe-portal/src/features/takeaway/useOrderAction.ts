import { takeaway } from '@skal/contracts/analytics/takeaway';
import { type OrderStep, orderAction } from '@skal/contracts/app/appAction';
import { createHooks, invalidate, useAsyncAction } from '@skal/shell-kit/api';
import { useDispatch } from 'react-redux';
import { actions as copy } from '../../content/actions.ts';

const { useTakeOrderActionMutation } = createHooks({ orderAction }, { takeaway });

/** Takes a step of an order. If someone else was first, the list is read again and shows the current state. */
export function useOrderAction() {
  const [take] = useTakeOrderActionMutation();
  const act = useAsyncAction();
  const dispatch = useDispatch();
  return (id: string, step: OrderStep, version: number) =>
    act(() => take({ params: { id }, body: { step, version } }).unwrap(), {
      failed: copy.failed,
      onFailed: () => void dispatch(invalidate({ takeaway })),
    });
}
