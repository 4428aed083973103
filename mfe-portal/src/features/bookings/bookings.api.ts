import { bookings } from '@skal/contracts/bookings';
import { createHooks } from '@skal/shell-kit/api';

export const { useReadBookingsQuery } = createHooks({ bookings });
