import { type InferType, object } from 'yup';
import { strictNumber } from '../fields/amountField.ts';
import { enumField } from '../fields/text.ts';
import { endpoint, reply } from '../http/endpoint.ts';
import { withPermission } from '../http/permission.ts';
import { say } from '../site/say.ts';

/** Steps of an order in the portal, in the order of the buttons. */
export const orderSteps = ['accepted', 'declined', 'ready', 'completed'] as const;
export type OrderStep = (typeof orderSteps)[number];

/** Steps of a reservation in the portal. */
export const reservationSteps = ['accepted', 'declined', 'noShow'] as const;
export type ReservationStep = (typeof reservationSteps)[number];

export type ActionStep = OrderStep | ReservationStep;

/** Possible next steps; `none` is an order or reservation without any. */
export const nextOrderSteps: Readonly<Record<OrderStep | 'none', readonly OrderStep[]>> = {
  none: ['accepted', 'declined'],
  accepted: ['ready', 'completed', 'declined'],
  ready: ['completed'],
  declined: [],
  completed: [],
};

export const nextReservationSteps: Readonly<Record<ReservationStep | 'none', readonly ReservationStep[]>> = {
  none: ['accepted', 'declined', 'noShow'],
  accepted: ['noShow', 'declined'],
  declined: [],
  noShow: [],
};

const VERSION = 'version must be the number of steps that were shown.';
const STEP = say(/*i18n*/ 'Please choose a step from the list');

const version = () => strictNumber(VERSION).integer(VERSION).min(0, VERSION).required(VERSION);

/** A step of an order. `version` is the number of steps that the person saw. */
export const orderActionSchema = object({ step: enumField(orderSteps, STEP), version: version() });
export const reservationActionSchema = object({ step: enumField(reservationSteps, STEP), version: version() });

export type OrderActionBody = InferType<typeof orderActionSchema>;
export type ReservationActionBody = InferType<typeof reservationActionSchema>;

/** How far the message about a step got: no webhook, waiting, delivered or given up. */
export const actionProgress = ['none', 'waiting', 'delivered', 'failed'] as const;
export type ActionProgress = (typeof actionProgress)[number];

/** What the portal has answered so far. */
export interface ActionReply {
  /** The last step; null before the first. */
  step: ActionStep | null;
  /** Number of steps. */
  version: number;
  at: string | null;
  /** Name of the person. */
  by: string | null;
  progress: ActionProgress;
}

/** Steps of takeaway orders. Idempotent: a repeated step returns the current state. */
export const orderAction = withPermission(['Orders'], {
  take: endpoint.post(
    '/api/orders/:id/actions',
    'client',
    orderActionSchema,
    reply<ActionReply>(200, { errorStatuses: [409] }),
  ),
});

/** Steps of reservations. */
export const reservationAction = withPermission(['Reservations'], {
  take: endpoint.post(
    '/api/reservations/:id/actions',
    'client',
    reservationActionSchema,
    reply<ActionReply>(200, { errorStatuses: [409] }),
  ),
});
