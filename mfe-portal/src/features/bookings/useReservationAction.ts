import { bookings } from '@skal/contracts/analytics/bookings';
import { type ReservationStep, reservationAction } from '@skal/contracts/app/appAction';
import { createHooks, invalidate, useAsyncAction } from '@skal/shell-kit/api';
import { useDispatch } from 'react-redux';
import { actions as copy } from '../../content/actions.ts';

const { useTakeReservationActionMutation } = createHooks({ reservationAction }, { bookings });

/** Takes a step of a reservation. If someone else was first, the list is read again and shows the current state. */
export function useReservationAction() {
  const [take] = useTakeReservationActionMutation();
  const act = useAsyncAction();
  const dispatch = useDispatch();
  return (id: string, step: ReservationStep, version: number) =>
    act(() => take({ params: { id }, body: { step, version } }).unwrap(), {
      failed: copy.failed,
      onFailed: () => void dispatch(invalidate({ bookings })),
    });
}
