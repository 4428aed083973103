export { ClientList as ClientsTab } from '../features/client/list/ClientList.tsx';
