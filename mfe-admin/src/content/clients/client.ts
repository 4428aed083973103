export {
  businessTypeLabels,
  clientStatusLabels,
  NEVER,
  NO_PHONE,
  planLabels,
} from '@skal/contracts/client/clientLabels';
