import { company, processFacts } from '../facts.ts';
import type { Policy } from './policy.ts';

export const serviceExpectations: Policy = {
  title: 'Service Expectations',
  lead: 'What you can expect from us, and what we need from you to keep to it.',
  sections: [
    {
      id: 'replies',
      title: 'Replies',
      paragraphs: [
        `We reply to inquiries ${company.reply}. Customers reach us through Support in their App Portal, where each priority has its response target.`,
      ],
    },
    {
      id: 'timeline',
      title: 'The timeline',
      paragraphs: [
        `A launch takes ${company.launch}, in four steps; the tuning after it takes ${processFacts.tuning}. Your proposal carries the dates.`,
        `App store approval typically takes ${processFacts.approval}, ${processFacts.approvalMost}. It is decided by the stores, and we tell you immediately if they ask for a change.`,
      ],
    },
    {
      id: 'from-you',
      title: 'What we need from you',
      paragraphs: [
        'Your logo, pictures and texts, access to the systems that we connect, and one person who can decide. If something is missing, the dates move accordingly and we tell you what we need.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes on the way',
      paragraphs: ['Small ones are part of the work. For larger ones you receive a price and a date before we begin.'],
    },
    {
      id: 'operation',
      title: 'Operation and maintenance',
      paragraphs: [
        'We keep the app working with new versions of iPhone and Android, and we announce planned interruptions beforehand. In an emergency, mark your ticket as one.',
      ],
    },
    {
      id: 'data',
      title: 'Your data',
      paragraphs: [
        'Your customers’ data is yours. You can have it exported, and at the end of our agreement you receive it before it is deleted.',
      ],
    },
  ],
};
