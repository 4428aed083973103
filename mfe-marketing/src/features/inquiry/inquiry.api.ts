import { inquiry } from '@skal/contracts/inquiry';
import { hooksOf } from '@skal/shell-kit/api';

export const { useSendInquiryMutation } = hooksOf({ inquiry });
