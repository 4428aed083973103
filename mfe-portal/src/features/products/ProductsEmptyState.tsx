import { Badge, Button, SearchBox, Select } from '@skal/shared-ui';
import { styled } from 'styled-components';
import { LiveHint } from '../../components/empty/LiveHint.tsx';
import { PanelEmptyState } from '../../components/empty/PanelEmptyState.tsx';
import { SectionBody } from '../../components/layout/Grid.tsx';
import { Panel } from '../../components/layout/Panel.tsx';
import { SectionLink } from '../../components/layout/SectionLink.tsx';
import { Toolbar } from '../../components/layout/Toolbar.tsx';
import { EmptyStatTiles } from '../../components/metrics/EmptyStatTiles.tsx';
import { products } from '../../content/sections/products.ts';

const { list } = products;
const unchanged = () => undefined;

/** Disabled search, filter and sync until a shop has sent a product (K33). */
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

/** Its status wraps below its name if the text is large. */
const Sync = styled(Button)`
  flex-wrap: wrap;
`;
