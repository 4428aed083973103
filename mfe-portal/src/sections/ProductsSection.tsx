import { Badge, Button, SearchBox, Select } from '@skal/shared-ui';
import { products } from '../content/products.ts';
import { EmptyLine } from '../parts/EmptyLine.tsx';
import { SectionBody } from '../parts/Grid.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Tiles } from '../parts/Tiles.tsx';
import { Toolbar } from '../parts/Toolbar.tsx';

const unchanged = () => undefined;

/** Product Catalog: everything in it is disabled until the app is live (K33). */
export default function ProductsSection() {
  return (
    <SectionBody>
      <Tiles tiles={products.tiles} />
      <Toolbar>
        <SearchBox label={products.search} value="" onChange={unchanged} placeholder={products.search} disabled />
        {products.filters.map(({ label, value }) => (
          <Select key={label} label={label} defaultValue={value} options={[{ value, label: value }]} disabled />
        ))}
      </Toolbar>
      <Toolbar>
        {products.sync.map(({ name, status }) => (
          <Button key={name} variant="secondary" disabled>
            {name} <Badge>{status}</Badge>
          </Button>
        ))}
      </Toolbar>
      <Panel title={products.list.title}>
        <EmptyLine>{products.list.empty}</EmptyLine>
      </Panel>
    </SectionBody>
  );
}
