import type { ClientDetailReply } from '@skal/contracts/client/client';
import { adminLogo, logoKinds } from '@skal/contracts/client/logo';
import { buildPath } from '@skal/contracts/http/endpoint';
import { attachmentKinds } from '@skal/contracts/support/attachmentKinds';
import { Button, FileDrop, Heading, Stack, Text } from '@skal/shared-ui';
import { styled } from 'styled-components';
import { logo as copy } from '../../content/clients/logo.ts';
import { useLogo } from './useLogo.ts';

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
