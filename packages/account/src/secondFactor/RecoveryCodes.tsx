import { Banner, Button, DownloadIcon, LinkButton } from '@skal/shared-ui';
import { useToast } from '@skal/shell-kit';
import { styled } from 'styled-components';
import { recoveryCodes as texts } from '../content/secondFactor.ts';

interface Props {
  codes: readonly string[];
  onClose: () => void;
}

/** Shows recovery codes, with buttons to copy and download them. */
export function RecoveryCodes({ codes, onClose }: Props) {
  const toast = useToast();
  const text = `${codes.join('\n')}\n`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: texts.copied, variant: 'success' });
    } catch {
      toast({ title: texts.notCopied, description: texts.notCopiedText, variant: 'destructive' });
    }
  };
  return (
    <Column>
      <List aria-label={texts.list}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </List>
      <Banner tone="attention">{texts.once}</Banner>
      <Row>
        <Button variant="secondary" onClick={() => void copy()}>
          {texts.copy}
        </Button>
        <LinkButton
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={texts.file}
          variant="secondary"
        >
          <DownloadIcon size={16} />
          {texts.save}
        </LinkButton>
        <Button onClick={onClose}>{texts.close}</Button>
      </Row>
    </Column>
  );
}

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
`;

const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 280px), 1fr));
  gap: 6px 16px;
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: 1rem;
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
`;
