import { Banner, DescriptionList, Text, TextLink } from '@skal/shared-ui';
import { useSite } from '@skal/shell-kit';
import { support } from '../content/support.ts';
import { Grid, SectionBody } from '../parts/Grid.tsx';
import { Panel } from '../parts/Panel.tsx';

const { guidelines, targets, reach } = support;

/** When to call it an emergency, how fast an answer comes, and where to ask (L2, L3, L21). */
export default function SupportSection() {
  const { phone, salesEmail } = useSite();
  const ways = [
    { term: reach.phone, href: `tel:${phone.replaceAll(' ', '')}`, words: phone },
    { term: reach.email, href: `mailto:${salesEmail}`, words: salesEmail },
  ]
    .filter(({ words }) => words !== '')
    .map(({ term, href, words }) => ({ term, description: <TextLink href={href}>{words}</TextLink> }));
  return (
    <SectionBody>
      <Banner tone="tegl">
        <strong>{guidelines.title}.</strong> {guidelines.text}
      </Banner>
      <Grid>
        <Panel title={targets.title}>
          <DescriptionList
            items={targets.rows.map(({ priority, target, hours }) => ({
              term: priority,
              description: `${target}, ${hours}`,
            }))}
          />
        </Panel>
        {ways.length > 0 ? (
          <Panel title={reach.title}>
            <Text tone="ink-2">{reach.text}</Text>
            <DescriptionList items={ways} />
          </Panel>
        ) : null}
      </Grid>
    </SectionBody>
  );
}
