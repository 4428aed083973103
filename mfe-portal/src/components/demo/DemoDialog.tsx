import { Button, Dialog } from '@skal/shared-ui';
import { type FormEvent, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { demoPage } from '../../content/demo/demoPage.ts';
import { useDemoToast } from './useDemoToast.ts';

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Also the label of the submit button. */
  title: string;
  description: string;
  /** Uncontrolled fields. */
  children: ReactNode;
}

/** A form of a demo page: it can be submitted, and shows that nothing was saved. */
export function DemoDialog({ open, onOpenChange, title, description, children }: Props) {
  const formId = useId();
  const answer = useDemoToast();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onOpenChange(false);
    answer(title);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={description}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {demoPage.cancel}
          </Button>
          <Button type="submit" form={formId}>
            {title}
          </Button>
        </>
      }
    >
      <Fields id={formId} onSubmit={submit}>
        {children}
      </Fields>
    </Dialog>
  );
}

const Fields = styled.form`
  display: grid;
  gap: 16px;
`;

/** Two short fields in one row. */
export const FieldPair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 16px;

  @media (max-width: 24.99875em) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
