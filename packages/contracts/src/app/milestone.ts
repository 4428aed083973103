import { array, type InferType, number, object } from 'yup';
import { enumField, optionalDay, optionalText, requiredLine } from '../fields/text.ts';
import { endpoint, type RequestOf, reply } from '../http/endpoint.ts';
import { type MilestoneReply, milestoneStatuses, milestoneTurns } from './appStatus.ts';

/** The most points under one step, and the most steps of one plan. */
export const MILESTONE_DETAILS_MAX = 20;
export const MILESTONES_MAX = 100;

const TITLE = 'A title is required';
const PLACE = 'Say the place as a whole number, counted from 0.';
const title = () => requiredLine(TITLE);
const status = () => enumField(milestoneStatuses, 'Please choose a status from the list');
const waitingOn = () => enumField(milestoneTurns, 'Please choose whose turn it is');
const day = () => optionalDay('Write the day as YYYY-MM-DD.');
const details = () =>
  array(requiredLine('Please leave no point empty'))
    .typeError('Please send the points as a list')
    .max(MILESTONE_DETAILS_MAX, `Please use at most ${MILESTONE_DETAILS_MAX} points`);

/** A step on a client's way to the launch, as the operator enters it (K11). */
export const addMilestoneSchema = object({
  title: title(),
  description: optionalText(),
  status: status().default('pending'),
  waitingOn: waitingOn().default('agency'),
  completedDate: day(),
  estimatedDate: day(),
  details: details().default([]),
});

/** What changes of a step; a day that is sent empty is taken away, and the place is counted from 0. */
export const changeMilestoneSchema = object({
  title: title().optional(),
  description: optionalText().default(undefined),
  status: status().optional(),
  waitingOn: waitingOn().optional(),
  completedDate: day().default(undefined),
  estimatedDate: day().default(undefined),
  details: details().default(undefined).optional(),
  position: number()
    .typeError(PLACE)
    .integer(PLACE)
    .min(0, PLACE)
    .max(MILESTONES_MAX - 1, PLACE),
});

export type AddMilestoneBody = InferType<typeof addMilestoneSchema>;
export type ParsedMilestoneChange = InferType<typeof changeMilestoneSchema>;
export type ChangeMilestoneBody = RequestOf<typeof changeMilestoneSchema>;

const ofClient = '/api/admin/clients/:id/milestones';
const one = '/api/admin/milestones/:id';

/** What App Status shows of a client's plan, for the operator to enter. */
export const milestone = {
  list: endpoint.get(ofClient, 'admin', reply<MilestoneReply[]>()),
  add: endpoint.post(ofClient, 'admin', addMilestoneSchema, reply<MilestoneReply>(201, { errorStatuses: [409] })),
  change: endpoint.patch(one, 'admin', changeMilestoneSchema, reply<MilestoneReply>()),
  remove: endpoint.delete(one, 'admin'),
};
