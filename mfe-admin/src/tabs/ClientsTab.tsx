export { ClientList as ClientsTab } from '../features/client/ClientList.tsx';
