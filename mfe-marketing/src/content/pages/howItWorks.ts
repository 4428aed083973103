import { type PageLink, paths, type TitledText } from '../contentTypes.ts';
import { company, investment, processFacts } from '../facts.ts';

export const howItWorksPage = {
  title: `From first call to live app in ${company.launch}`,
  lead: 'Four phases, each with an end you can see. You always know what happens next.',
  start: 'Start Free Consultation',
} as const;

export const phases = {
  title: 'The four phases',
  lead: `${processFacts.total} in total, drawn to scale.`,
  features: 'What happens',
  deliverables: 'What you get',
} as const;

export const whatYouGet = {
  title: 'What you get',
  items: [
    {
      title: 'An app under your name',
      text: 'In the App Store and on Google Play, with your icon, your colours and your words.',
    },
    { title: 'The features you chose', text: 'Club, ordering, shop, bookings: those you need, working together.' },
    { title: 'Your App Portal', text: 'Progress before launch, figures after it, and one place for support.' },
    {
      title: 'A CRM that fills itself',
      text: 'Who your customers are and when they come back, without a spreadsheet.',
    },
    { title: 'One price', text: 'Named in the proposal, before anything is built.' },
    {
      title: 'Training and support',
      text: 'You and your staff learn it before launch. Afterwards you know where to turn.',
    },
  ] satisfies TitledText[],
} as const;

export const investmentSection = {
  title: 'Investment and timeline',
  lead: 'The call is free. The proposal after it names one price and one timeline.',
  items: [
    { title: 'Investment', value: investment.range, text: 'Depending on features and integrations.' },
    {
      title: 'To launch',
      value: company.launch,
      text: `Store approval typically takes ${processFacts.approval}, ${processFacts.approvalMost}.`,
    },
    { title: 'Tuning', value: processFacts.tuning, text: 'After launch, from what your guests really use.' },
    {
      title: 'Revenue increases',
      value: investment.revenueIncrease,
      text: 'The range that our calculations work with.',
    },
  ],
} as const;

export const reasons = {
  title: 'Reasons to choose us',
  items: [
    {
      title: 'One line, drawn to scale',
      text: `You see the whole plan on day one, and your progress every day after that.`,
    },
    {
      title: 'Danish through and through',
      text: `${company.focus} focus on Danish businesses: language, MitID, webshops, habits.`,
    },
    {
      title: 'Ask where a figure comes from',
      text: 'We show you what is behind it. In your App Portal, every figure names its source.',
    },
    { title: 'A person who answers', text: `We reply ${company.reply}, and it is someone who knows your app.` },
  ] satisfies TitledText[],
} as const;

export const howItWorksClose = {
  title: 'Step one takes thirty minutes',
  text: 'Tell us about your business. You leave the call with a first plan, whether you build it with us or not.',
  start: 'Start Free Consultation',
  more: { label: 'Learn More About Our Business Case', to: paths.businessCase } satisfies PageLink,
} as const;
