import { Badge, Button, SearchBox, Select } from '@skal/shared-ui';
import { styled } from 'styled-components';
import { products } from '../../content/products.ts';
import { EmptyStatTiles } from '../../parts/Counters.tsx';
import { SectionBody } from '../../parts/Grid.tsx';
import { LiveHint } from '../../parts/LiveNote.tsx';
import { PanelEmptyState } from '../../parts/Nothing.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { SectionLink } from '../../parts/SectionLink.tsx';
import { Toolbar } from '../../parts/Toolbar.tsx';

const { list } = products;
const unchanged = () => undefined;

/** There is nothing to search, filter or sync until a shop has sent a product (K33). */
export function ProductsEmptyState({ live }: { live: boolean }) {
  return (
    <SectionBody>
      <LiveHint>{products.source}</LiveHint>
      <EmptyStatTiles tiles={products.tiles} />
      <Toolbar>
        <SearchBox label={products.search} value="" onChange={unchanged} placeholder={products.search} disabled />
        {products.filters.map(({ label, value }) => (
          <Select key={label} label={label} defaultValue={value} options={[{ value, label: value }]} disabled />
        ))}
      </Toolbar>
      <Toolbar>
        {products.sync.map(({ name, status, liveStatus }) => (
          <Sync key={name} variant="secondary" disabled>
            {name} <Badge>{live ? liveStatus : status}</Badge>
          </Sync>
        ))}
      </Toolbar>
      <LiveHint>
        {products.waiting} <SectionLink to="integrations">{products.connect}</SectionLink>
      </LiveHint>
      <Panel title={list.title}>
        <PanelEmptyState empty={list.empty} emptyHint={list.emptyHint} />
      </Panel>
    </SectionBody>
  );
}

/** Its state stands below its name where text is large. */
const Sync = styled(Button)`
  flex-wrap: wrap;
`;
