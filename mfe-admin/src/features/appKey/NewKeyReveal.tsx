import { Banner, Button } from '@skal/shared-ui';
import { useToast } from '@skal/shell-kit';
import { useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { newKey as texts } from '../../content/appData/appKeys.ts';

interface Props {
  value: string;
  onClose: () => void;
}

/** Shows a new key once. It takes the focus, because the key cannot be shown again. */
export function NewKeyReveal({ value, onClose }: Props) {
  const box = useRef<HTMLElement>(null);
  const title = useId();
  const toast = useToast();
  useEffect(() => box.current?.focus(), []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      toast({ title: texts.copied, variant: 'success' });
    } catch {
      toast({ title: texts.notCopied, description: texts.notCopiedText, variant: 'destructive' });
    }
  };
  return (
    <Box ref={box} tabIndex={-1} aria-labelledby={title}>
      <h4 id={title}>{texts.title}</h4>
      <code>{value}</code>
      <Banner tone="attention">{texts.once}</Banner>
      <Row>
        <Button variant="secondary" onClick={() => void copy()}>
          {texts.copy}
        </Button>
        <Button onClick={onClose}>{texts.close}</Button>
      </Row>
    </Box>
  );
}

const Box = styled.section`
  display: grid;
  gap: 12px;
  padding: 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius-12);

  & > h4 {
    font: var(--type-h4);
  }

  & > code {
    padding: 10px 12px;
    border-radius: var(--radius-8);
    background: var(--sunken);
    overflow-wrap: anywhere;
    user-select: all;
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
`;
