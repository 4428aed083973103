import { guest } from '@skal/contracts/guest';
import { hooksOf } from '@skal/shell-kit/api';

export const { useEraseGuestMutation } = hooksOf({ guest });
