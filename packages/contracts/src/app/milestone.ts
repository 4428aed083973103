import { array, type InferType, number, object } from 'yup';
import { enumField, optionalDay, optionalText, requiredLine } from '../fields/text.ts';
import { endpoint, type RequestOf, reply } from '../http/endpoint.ts';
import { say } from '../site/say.ts';
import { type MilestoneReply, milestoneStatuses, milestoneTurns } from './appStatus.ts';

/** Maximum number of details per milestone, and of milestones per client. */
export const MILESTONE_DETAILS_MAX = 20;
export const MILESTONES_MAX = 100;

const TITLE = say(/*i18n*/ 'A title is required');
const PLACE = 'position must be a whole number starting at 0.';
const title = () => requiredLine(TITLE);
const status = () => enumField(milestoneStatuses, say(/*i18n*/ 'Please choose a status from the list'));
const waitingOn = () => enumField(milestoneTurns, say(/*i18n*/ 'Please choose who acts next'));
const day = () => optionalDay(say(/*i18n*/ 'Please enter the date as YYYY-MM-DD.'));
const details = () =>
  array(requiredLine(say(/*i18n*/ 'Please fill in or remove empty lines')))
    .typeError('details must be a list')
    .max(MILESTONE_DETAILS_MAX, say(/*i18n*/ 'Please use at most {max} details', { max: MILESTONE_DETAILS_MAX }));

/** A milestone as entered by the operator (K11). */
export const addMilestoneSchema = object({
  title: title(),
  description: optionalText(),
  status: status().default('pending'),
  waitingOn: waitingOn().default('agency'),
  completedDate: day(),
  estimatedDate: day(),
  details: details().default([]),
});

/** Changes to a milestone; an empty date removes it, and the position counts from 0. */
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

/** Milestones of a client's launch, as shown in App Status. */
export const milestone = {
  list: endpoint.get(ofClient, 'admin', reply<MilestoneReply[]>()),
  add: endpoint.post(ofClient, 'admin', addMilestoneSchema, reply<MilestoneReply>(201, { errorStatuses: [409] })),
  change: endpoint.patch(one, 'admin', changeMilestoneSchema, reply<MilestoneReply>()),
  remove: endpoint.delete(one, 'admin'),
};
