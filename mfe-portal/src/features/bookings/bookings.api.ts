import { bookings } from '@skal/contracts/bookings';
import { hooksOf } from '@skal/shell-kit/api';

export const { useReadBookingsQuery } = hooksOf({ bookings });
