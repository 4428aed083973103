import { Badge, Button, PlusIcon, Text } from '@skal/shared-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { SegmentedControl } from '../../components/controls/SegmentedControl.tsx';
import { DemoActions } from '../../components/demo/DemoActions.tsx';
import { SectionBody } from '../../components/layout/Grid.tsx';
import { Panel } from '../../components/layout/Panel.tsx';
import { CardList } from '../../components/lists/CardList.tsx';
import { menu, menuCategories, menuItems } from '../../content/demo/contentManagement.ts';
import { demoPage } from '../../content/demo/demoPage.ts';
import { formatMoney } from '../../format/number.ts';
import { AddItemDialog } from './AddItemDialog.tsx';

const options = menuCategories.map(({ id, label, count }) => ({ value: id, label: `${label} ${count}` }));

/** Menu & Products: categories with counts, and a few items of each (P3, P4). */
export function MenuTab() {
  const [chosen, setChosen] = useState(menuCategories[0]?.id ?? 'wines');
  const [adding, setAdding] = useState(false);
  const items = menuItems.filter(({ category }) => category === chosen);
  const count = menuCategories.find(({ id }) => id === chosen)?.count ?? 0;
  return (
    <SectionBody>
      <Head>
        <SegmentedControl label={menu.categories} options={options} value={chosen} onChange={setChosen} />
        <Button onClick={() => setAdding(true)}>
          <PlusIcon aria-hidden />
          {menu.add}
        </Button>
      </Head>
      <Text size="meta" tone="subtle" role="status">
        {menu.shown(items.length, count)}
      </Text>
      <CardList aria-label={menu.list} $min={340}>
        {items.map(({ id, name, description, price, available }) => (
          <li key={id}>
            <Panel title={name} aside={<Badge tone="outline">{demoPage.example}</Badge>}>
              <Text tone="muted">{description}</Text>
              <Line>
                <strong>{formatMoney(price, 'EUR')}</strong>
                <Badge tone={available ? 'success' : 'neutral'}>{available ? menu.available : menu.soldOut}</Badge>
              </Line>
              <DemoActions itemName={name} actions={menu.actions} />
            </Panel>
          </li>
        ))}
      </CardList>
      <AddItemDialog open={adding} onOpenChange={setAdding} category={chosen} />
    </SectionBody>
  );
}

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
`;
