import type { BusinessInfoReply } from '@skal/contracts/content/businessInfo';
import { useForm } from '@skal/forms';
import { useToast } from '@skal/shell-kit';
import { isApiError, serverMessageOr } from '@skal/shell-kit/api';
import { useState } from 'react';
import { liveInfo as copy } from '../../content/businessInfo/liveInfo.ts';
import { useAccount } from '../../session/useAccount.ts';
import { useSaveBusinessInfoMutation } from './businessInfo.api.ts';
import { type InfoValues, toInfoBody, toInfoValues, validateInfo } from './infoValues.ts';

const newerInfo = (cause: unknown): BusinessInfoReply | null =>
  isApiError(cause) && cause.status === 409 && cause.current ? (cause.current as BusinessInfoReply) : null;

/** Form of the business info, with optimistic locking: after a 409 the owner keeps their input or takes the other one. */
export function useInfoForm(info: BusinessInfoReply) {
  const [save] = useSaveBusinessInfoMutation();
  const toast = useToast();
  const { draftOwner: owner } = useAccount();
  const [version, setVersion] = useState(info.version);
  const [newer, setNewer] = useState<BusinessInfoReply | null>(null);
  const form = useForm<InfoValues>({
    initialValues: toInfoValues(info),
    validate: validateInfo,
    onSubmit: async (values, { resetForm }) => {
      try {
        const saved = await save({ body: toInfoBody(values, version) }).unwrap();
        setVersion(saved?.version ?? version + 1);
        resetForm({ values: saved ? toInfoValues(saved) : values });
      } catch (cause) {
        setNewer(newerInfo(cause));
        throw cause;
      }
      toast({ title: copy.saved, description: copy.savedText, variant: 'success' });
    },
    toErrorToast: (cause) => ({ title: copy.notSaved, description: serverMessageOr(cause, copy.failedReason) }),
    ...(owner && { draft: { owner, form: 'business info' } }),
  });
  const rebase = (record: BusinessInfoReply) => {
    setVersion(record.version);
    setNewer(null);
  };
  return {
    form,
    setExceptions: (exceptions: InfoValues['exceptions']) => void form.setFieldValue('exceptions', exceptions),
    conflict: newer && {
      keep: () => rebase(newer),
      discard: () => {
        rebase(newer);
        form.resetForm({ values: toInfoValues(newer) });
      },
    },
  };
}
