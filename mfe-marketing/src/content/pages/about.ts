import { t } from '@lingui/core/macro';
import { type PageLink, paths, type TitledText } from '../contentTypes.ts';
import { company, counters, keyInsight, type SourceId } from '../facts.ts';

export const aboutPage = {
  back: t`Back to Home`,
  title: t`We build apps for places people come back to`,
  lead: t`Founded in ${company.founded}. ${company.focus} focus on Danish businesses. Based in ${company.location}.`,
} as const;

export const story = {
  title: t`Our story`,
  paragraphs: [
    t`A good wine bar knows its regulars. It knows who takes the corner table, who asks for the Sancerre, and who has not been in since summer. Then the orders and bookings moved to platforms, and the platform knew the regulars instead.`,
    t`We founded this company in ${company.founded} to change that. A small business should have what the chains have: its own app, with its own name on it, and its customers inside.`,
    t`So we made the way there short. One process in four steps, a fixed set of well-made features, and a launch in weeks, not in a year.`,
  ],
} as const;

export const values = {
  title: t`What we value`,
  items: [
    { title: t`Discovery`, text: t`We ask before we draw. The best feature is often the one we leave out.` },
    { title: t`Innovation`, text: t`New where it helps your guest, proven everywhere else.` },
    { title: t`Precision`, text: t`Figures with sources, timelines drawn to scale, deadlines we keep.` },
    { title: t`Partnership`, text: t`Launch is where we start to learn together, not where we leave.` },
  ] satisfies TitledText[],
} as const;

interface MissionFigure {
  readonly value: string;
  readonly label: string;
  readonly source?: SourceId;
}

export const mission = {
  title: t`Our mission`,
  text: t`To give every Danish business with regulars an app that its regulars use.`,
  figures: [
    { value: company.launch, label: t`to launch` },
    { value: company.focus, label: t`focus on Danish businesses` },
    { value: counters.growth.text, label: t`revenue growth`, source: counters.growth.source },
    { value: keyInsight, label: t`the range of gains in the research we work from` },
  ] as readonly MissionFigure[],
};

export const whyUs = {
  title: t`Why choose us`,
  items: [
    {
      title: t`Data-driven approach`,
      text: t`We base decisions on what guests do. You see the same figures as we do, and where they come from.`,
    },
    {
      title: t`Danish market expertise`,
      text: t`MitID, Danish webshops, Danish words and Danish opening hours are where we begin, not an adaptation.`,
    },
    {
      title: t`Rapid deployment`,
      text: t`Live in ${company.launch}, because the parts are ready and the process has four steps, not forty.`,
    },
  ] satisfies TitledText[],
} as const;

export const aboutClose = {
  title: t`Tell us about your place`,
  text: t`A free ${company.call} call. We reply ${company.reply}.`,
  start: t`Start Your Project`,
  solutions: { label: t`See our solutions`, to: paths.solutions } satisfies PageLink,
} as const;
