import { t } from '@lingui/core/macro';
import { type PageLink, paths, type TitledText } from '../contentTypes.ts';
import { company, investment, processFacts } from '../facts.ts';

export const howItWorksPage = {
  title: t`From first call to live app in ${company.launch}`,
  lead: t`Four phases, each with an end you can see. You always know what happens next.`,
  start: t`Start Free Consultation`,
} as const;

export const phases = {
  title: t`The four phases`,
  lead: t`${processFacts.total} in total, drawn to scale.`,
  features: t`What happens`,
  deliverables: t`What you get`,
} as const;

export const whatYouGet = {
  title: t`What you get`,
  items: [
    {
      title: t`An app under your name`,
      text: t`In the App Store and on Google Play, with your icon, your colours and your words.`,
    },
    { title: t`The features you chose`, text: t`Club, ordering, shop, bookings: those you need, working together.` },
    { title: t`Your App Portal`, text: t`Progress before launch, figures after it, and one place for support.` },
    {
      title: t`A CRM that fills itself`,
      text: t`Who your customers are and when they come back, without a spreadsheet.`,
    },
    { title: t`One price`, text: t`Named in the proposal, before anything is built.` },
    {
      title: t`Training and support`,
      text: t`You and your staff learn it before launch. Afterwards you know where to turn.`,
    },
  ] satisfies TitledText[],
} as const;

export const investmentSection = {
  title: t`Investment and timeline`,
  lead: t`The call is free. The proposal after it names one price and one timeline.`,
  items: [
    { title: t`Investment`, value: investment.range, text: t`Depending on features and integrations.` },
    {
      title: t`To launch`,
      value: company.launch,
      text: t`Store approval typically takes ${processFacts.approval}, ${processFacts.approvalMost}.`,
    },
    { title: t`Tuning`, value: processFacts.tuning, text: t`After launch, from what your guests really use.` },
    {
      title: t`Revenue increases`,
      value: investment.revenueIncrease,
      text: t`The range that our calculations work with.`,
    },
  ],
} as const;

export const reasons = {
  title: t`Reasons to choose us`,
  items: [
    {
      title: t`One line, drawn to scale`,
      text: t`You see the whole plan on day one, and your progress every day after that.`,
    },
    {
      title: t`Danish through and through`,
      text: t`${company.focus} focus on Danish businesses: language, MitID, webshops, habits.`,
    },
    {
      title: t`Ask where a figure comes from`,
      text: t`We show you what is behind it. In your App Portal, every figure names its source.`,
    },
    { title: t`A person who answers`, text: t`We reply ${company.reply}, and it is someone who knows your app.` },
  ] satisfies TitledText[],
} as const;

export const howItWorksClose = {
  title: t`Step one takes thirty minutes`,
  text: t`Tell us about your business. You leave the call with a first plan, whether you build it with us or not.`,
  start: t`Start Free Consultation`,
  more: { label: t`Learn More About Our Business Case`, to: paths.businessCase } satisfies PageLink,
} as const;
