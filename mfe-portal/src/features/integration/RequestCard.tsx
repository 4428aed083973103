import { Button, Text } from '@skal/shared-ui';
import { Panel } from '../../components/layout/Panel.tsx';
import { integrations } from '../../content/integrations/integrations.ts';

const { request } = integrations;

/** Card to request another integration: rendered, but hidden until live (K29). */
export const RequestCard = ({ hidden, onRequest }: { hidden: boolean; onRequest: () => void }) => (
  <div hidden={hidden}>
    <Panel title={request.title}>
      <Text tone="muted" measure>
        {request.text}
      </Text>
      <div>
        <Button onClick={onRequest}>{request.action}</Button>
      </div>
    </Panel>
  </div>
);
