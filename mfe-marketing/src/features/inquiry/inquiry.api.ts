import { inquiry } from '@skal/contracts/support/inquiry';
import { createHooks } from '@skal/shell-kit/api';

export const { useSendInquiryMutation } = createHooks({ inquiry });
