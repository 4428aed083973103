import { ticket } from '@skal/contracts/ticket';
import { hooksOf } from '@skal/shell-kit/api';

export const { useListTicketQuery, useCreateTicketMutation } = hooksOf({ ticket });
