import { Dialog, ErrorState, PhoneFrame, Skeleton } from '@skal/shared-ui';
import { styled } from 'styled-components';
import { PreviewHeader, PreviewScreenBody } from '../../components/phone/PreviewScreens.tsx';
import { contentPreview as copy } from '../../content/menu/publishing.ts';
import { useAccount } from '../../session/useAccount.ts';
import { usePreviewContentVersionQuery } from './contentVersion.api.ts';
import { PhoneEvents, PhoneGallery, PhoneInfo, PhoneMenu } from './PhoneContent.tsx';

interface Props {
  open: boolean;
  onClose: () => void;
}

/** The draft in a phone, as guests will see it. */
export default function ContentPreviewDialog({ open, onClose }: Props) {
  const { data, isError, isFetching, refetch } = usePreviewContentVersionQuery(undefined, { skip: !open });
  const { branding, logo } = useAccount().business;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={copy.title}
      description={copy.description}
      width={440}
      phone="full"
    >
      {data ? (
        <Place>
          <PhoneFrame label={copy.phone}>
            <PreviewHeader title={branding.businessName} text={branding.description} logo={logo} />
            <PreviewScreenBody>
              <PhoneMenu {...data.content} />
              {data.content.events.length > 0 ? <PhoneEvents {...data.content} /> : null}
              {data.content.photos.length > 0 ? <PhoneGallery {...data.content} /> : null}
              {data.content.info ? <PhoneInfo {...data.content.info} /> : null}
            </PreviewScreenBody>
          </PhoneFrame>
        </Place>
      ) : isError && !isFetching ? (
        <ErrorState {...copy.failed} onRetry={() => void refetch()} />
      ) : (
        <Skeleton rows={6} label={copy.loading} />
      )}
    </Dialog>
  );
}

const Place = styled.div`
  display: grid;
  justify-items: center;
`;
