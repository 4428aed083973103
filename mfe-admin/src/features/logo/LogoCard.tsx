import { type ClientDetailReply, client } from '@skal/contracts/client/client';
import { adminLogo, logoKinds } from '@skal/contracts/client/logo';
import { buildPath } from '@skal/contracts/http/endpoint';
import { attachmentKinds } from '@skal/contracts/support/attachmentKinds';
import { Button, FileDrop, Heading, Stack, Text } from '@skal/shared-ui';
import { type ToastMessage, useToast } from '@skal/shell-kit';
import { invalidate, isApiError, send, serverMessageOr, useSessionExpiryCheck } from '@skal/shell-kit/api';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { styled } from 'styled-components';
import { logo as copy } from '../../content/clients/logo.ts';

/** Uploads and removes a client's logo. Does not use RTK Query, which would keep the file in the store. */
function useLogo(id: string) {
  const [busy, setBusy] = useState<'sending' | 'removing' | null>(null);
  const dispatch = useDispatch();
  const toast = useToast();
  const handlesExpiry = useSessionExpiryCheck();
  const run = async (
    action: 'sending' | 'removing',
    sendRequest: () => Promise<unknown>,
    successToast: ToastMessage,
  ) => {
    setBusy(action);
    try {
      await sendRequest();
      dispatch(invalidate({ client }));
      toast({ ...successToast, variant: 'success' });
    } catch (cause) {
      if (isApiError(cause) && (await handlesExpiry(cause))) return;
      toast({ title: copy.failed, description: serverMessageOr(cause, copy.failedReason), variant: 'destructive' });
    } finally {
      setBusy(null);
    }
  };
  return {
    busy,
    upload: (file: File) => run('sending', () => send(adminLogo.upload, { params: { id }, body: file }), copy.saved),
    remove: () => run('removing', () => send(adminLogo.remove, { params: { id } }), copy.removed),
  };
}

const ACCEPT = logoKinds.flatMap((kind) => attachmentKinds[kind].types).join(',');

interface Props {
  client: Pick<ClientDetailReply, 'id' | 'businessName' | 'logo'>;
}

/** The logo of the client's app in the portal. */
export function LogoCard({ client: { id, businessName, logo } }: Props) {
  const { busy, upload, remove } = useLogo(id);
  const add = ([file]: File[]) => {
    if (file) void upload(file);
  };
  return (
    <Stack gap={12}>
      <Heading level={3} size="h4">
        {copy.title}
      </Heading>
      {logo ? (
        <Row>
          {/* The URL changes with each image, so that the cache never shows an old one. */}
          <Picture src={`${buildPath(adminLogo.read.path, { id })}?${logo}`} alt={copy.picture(businessName)} />
          <Button
            variant="secondary"
            size="sm"
            disabled={busy !== null}
            busy={busy === 'removing'}
            busyLabel={copy.removing}
            onClick={() => void remove()}
          >
            {copy.remove}
          </Button>
        </Row>
      ) : (
        <Text tone="muted">{copy.none}</Text>
      )}
      <FileDrop
        label={copy.label}
        hint={copy.hint}
        prompt={copy.prompt}
        name="logo"
        accept={ACCEPT}
        multiple={false}
        disabled={busy !== null}
        files={[]}
        onAdd={add}
        onRemove={() => undefined}
      />
    </Stack>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 16px;
`;

const Picture = styled.img`
  max-inline-size: 100%;
  block-size: 40px;
  object-fit: contain;
`;
