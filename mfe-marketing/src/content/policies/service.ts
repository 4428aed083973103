import { t } from '@lingui/core/macro';
import { company, processFacts } from '../facts.ts';
import type { Policy } from './policy.ts';

export const serviceExpectations: Policy = {
  title: t`Service Expectations`,
  lead: t`What you can expect from us, and what we need from you to keep to it.`,
  sections: [
    {
      id: 'replies',
      title: t`Replies`,
      paragraphs: [
        t`We reply to inquiries ${company.reply}. Customers reach us through Support in their App Portal, where each priority has its response target.`,
      ],
    },
    {
      id: 'timeline',
      title: t`The timeline`,
      paragraphs: [
        t`A launch takes ${company.launch}, in four steps; the tuning after it takes ${processFacts.tuning}. Your proposal carries the dates.`,
        t`App store approval typically takes ${processFacts.approval}, ${processFacts.approvalMost}. It is decided by the stores, and we tell you immediately if they ask for a change.`,
      ],
    },
    {
      id: 'from-you',
      title: t`What we need from you`,
      paragraphs: [
        t`Your logo, pictures and texts, access to the systems that we connect, and one person who can decide. If something is missing, the dates move accordingly and we tell you what we need.`,
      ],
    },
    {
      id: 'changes',
      title: t`Changes on the way`,
      paragraphs: [t`Small ones are part of the work. For larger ones you receive a price and a date before we begin.`],
    },
    {
      id: 'operation',
      title: t`Operation and maintenance`,
      paragraphs: [
        t`We keep the app working with new versions of iPhone and Android, and we announce planned interruptions beforehand. In an emergency, mark your ticket as one.`,
      ],
    },
    {
      id: 'data',
      title: t`Your data`,
      paragraphs: [
        t`Your customers’ data is yours. You can have it exported, and at the end of our agreement you receive it before it is deleted.`,
      ],
    },
  ],
};
