import { Badge, Button, ClockIcon, Text } from '@skal/shared-ui';
import { Grid } from '../../components/layout/Grid.tsx';
import { Panel } from '../../components/layout/Panel.tsx';
import { addOns } from '../../content/sections/addOns.ts';
import { NotifyButton } from '../../features/addOn/NotifyButton.tsx';
import { useAccount } from '../../session/useAccount.ts';

/** Add-ons; none can be ordered yet, and a live client may register interest (K32). */
export default function AddOnsSection() {
  const { live } = useAccount();
  return (
    <Grid $min={260}>
      {addOns.items.map(({ id, name, price, text }) => (
        <Panel
          key={id}
          title={name}
          aside={
            <Badge tone="attention" icon={<ClockIcon />}>
              {addOns.chip}
            </Badge>
          }
        >
          <Text tone="muted">{text}</Text>
          <Text size="label">{price}</Text>
          {live ? (
            <NotifyButton addOn={id} name={name} />
          ) : (
            <div>
              <Button variant="secondary" size="sm" disabled>
                {addOns.action}
              </Button>
            </div>
          )}
        </Panel>
      ))}
    </Grid>
  );
}
