export { ClientList as default } from '../features/client/list/ClientList.tsx';
