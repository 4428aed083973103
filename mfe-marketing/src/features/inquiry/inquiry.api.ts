import { inquiry } from '@skal/contracts/inquiry';
import { createHooks } from '@skal/shell-kit/api';

export const { useSendInquiryMutation } = createHooks({ inquiry });
