export { Toaster as default } from '@skal/shared-ui';
