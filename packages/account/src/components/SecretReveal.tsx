import { Banner, Button, Heading } from '@skal/shared-ui';
import { useToast } from '@skal/shell-kit';
import { useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';

interface Props {
  value: string;
  texts: Readonly<Record<'title' | 'once' | 'copy' | 'copied' | 'notCopied' | 'notCopiedText' | 'close', string>>;
  headingLevel: 3 | 4;
  onClose: () => void;
}

/** Shows a new secret once. It takes the focus, because it cannot be shown again. */
export function SecretReveal({ value, texts, headingLevel, onClose }: Props) {
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
      <Heading level={headingLevel} size="h4" id={title}>
        {texts.title}
      </Heading>
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
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  padding: 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius-12);

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
