import { guest } from '@skal/contracts/app/guest';
import { createHooks } from '@skal/shell-kit/api';

export const { useEraseGuestMutation } = createHooks({ guest });
