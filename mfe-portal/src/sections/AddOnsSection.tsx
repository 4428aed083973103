import { Badge, Button, ClockIcon, Text } from '@skal/shared-ui';
import { addOns } from '../content/addOns.ts';
import { Grid } from '../parts/Grid.tsx';
import { Panel } from '../parts/Panel.tsx';

/** What can be added later; nothing can be ordered yet (K32). */
export default function AddOnsSection() {
  return (
    <Grid $min={260}>
      {addOns.items.map(({ name, price, text }) => (
        <Panel
          key={name}
          title={name}
          aside={
            <Badge tone="havtorn" icon={<ClockIcon />}>
              {addOns.chip}
            </Badge>
          }
        >
          <Text tone="ink-2">{text}</Text>
          <Text size="label">{price}</Text>
          <div>
            <Button variant="secondary" size="sm" disabled>
              {addOns.action}
            </Button>
          </div>
        </Panel>
      ))}
    </Grid>
  );
}
