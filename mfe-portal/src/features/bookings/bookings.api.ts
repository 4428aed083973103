import { bookings } from '@skal/contracts/analytics/bookings';
import { createHooks } from '@skal/shell-kit/api';

export const { useReadBookingsQuery } = createHooks({ bookings });
