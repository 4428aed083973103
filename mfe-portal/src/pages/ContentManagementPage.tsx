import { ErrorState, Skeleton } from '@skal/shared-ui';
import { createLazyResource, Lazy } from '@skal/shell-kit';
import { DemoPage } from '../components/demo/DemoPage.tsx';
import { contentManagement } from '../content/demo/contentManagement.ts';
import { layout } from '../content/layout.ts';
import { AssistantWidget } from '../features/assistant/AssistantWidget.tsx';
import { DashboardProvider } from '../features/assistant/DashboardProvider.tsx';
import { DemoContent } from '../features/contentManagement/DemoContent.tsx';
import { useAccount } from '../session/useAccount.ts';

const { title, note } = contentManagement;

const liveContent = createLazyResource(() => import(/* webpackChunkName: "LiveContent" */ './LiveContent.tsx'));

/** `/content-management`: the content of a live app; before launch a demo without requests (P1-P7). */
export default function ContentManagementPage() {
  const { live } = useAccount();
  return (
    <DashboardProvider>
      {live ? (
        <DemoPage title={title} corner={<AssistantWidget />}>
          <Lazy
            resource={liveContent}
            waiting={<Skeleton rows={8} />}
            failed={(retry, reload) => <ErrorState {...layout.failed} onRetry={retry} onReload={reload} />}
          >
            {({ default: LiveContent }) => <LiveContent />}
          </Lazy>
        </DemoPage>
      ) : (
        <DemoPage title={title} note={note} corner={<AssistantWidget />}>
          <DemoContent />
        </DemoPage>
      )}
    </DashboardProvider>
  );
}
