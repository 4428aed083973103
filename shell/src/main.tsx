import './browser/polyfills.ts';
import '@skal/shared-ui/theme/fonts.css';
import '@skal/shared-ui/theme/tokens.css';
import '@skal/shared-ui/theme/base.css';
import { installMessages } from '@skal/shell-kit/i18n/messages.ts';
import { nextTask } from './browser/nextTask.ts';
import { captureErrors } from './rum/errorCapture.ts';

const errors = captureErrors(window);
installMessages(document);

/** Runs the shell's code in several tasks: in a single one it would block a slow phone for a tenth of a second. */
async function begin(): Promise<void> {
  await nextTask();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  // It reuses the style rules of the page.
  await import(/* webpackMode: "eager" */ './sharing/styledComponents.ts');
  await nextTask();
  const { start } = await import(/* webpackMode: "eager" */ './start.tsx');
  await start(errors);
}

begin().catch((error: unknown) => {
  // The page then shows a notice (shell/server/pages/startNotice.ts).
  dispatchEvent(new Event('skal:start-failed'));
  reportError(error);
});
