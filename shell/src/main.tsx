import './browser/polyfills.ts';
import '@skal/shared-ui/theme/fonts.css';
import '@skal/shared-ui/theme/tokens.css';
import '@skal/shared-ui/theme/base.css';
import { nextTask } from './browser/nextTask.ts';
import { captureErrors } from './rum/errorCapture.ts';

const errors = captureErrors(window);

/**
 * The shell's code, all of which is there, each part of it run in a task of its own: in one it would keep a slow phone from
 * answering for a tenth of a second.
 */
async function begin(): Promise<void> {
  await nextTask();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  // It takes over the rules that the page came with.
  await import(/* webpackMode: "eager" */ './sharing/styledComponents.ts');
  await nextTask();
  const { start } = await import(/* webpackMode: "eager" */ './start.tsx');
  await start(errors);
}

begin().catch((error: unknown) => {
  // The page shows a notice then (shell/server/pages/startNotice.ts).
  dispatchEvent(new Event('skal:start-failed'));
  reportError(error);
});
