export { businessTypeNames, NEVER, NO_PHONE, planNames, statusNames } from '@skal/contracts/clientNames';
