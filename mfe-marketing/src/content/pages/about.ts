import { type PageLink, paths, type TitledText } from '../contentTypes.ts';
import { company, counters, keyInsight, type SourceId } from '../facts.ts';

export const aboutPage = {
  back: 'Back to Home',
  title: 'We build apps for places people come back to',
  lead: `Founded in ${company.founded}. ${company.focus} focus on Danish businesses. Based in ${company.location}.`,
} as const;

export const story = {
  title: 'Our story',
  paragraphs: [
    'A good wine bar knows its regulars. It knows who takes the corner table, who asks for the Sancerre, and who has not been in since summer. Then the orders and bookings moved to platforms, and the platform knew the regulars instead.',
    `We founded this company in ${company.founded} to change that. A small business should have what the chains have: its own app, with its own name on it, and its customers inside.`,
    'So we made the way there short. One process in four steps, a fixed set of well-made features, and a launch in weeks, not in a year.',
  ],
} as const;

export const values = {
  title: 'What we value',
  items: [
    { title: 'Discovery', text: 'We ask before we draw. The best feature is often the one we leave out.' },
    { title: 'Innovation', text: 'New where it helps your guest, proven everywhere else.' },
    { title: 'Precision', text: 'Figures with sources, timelines drawn to scale, deadlines we keep.' },
    { title: 'Partnership', text: 'Launch is where we start to learn together, not where we leave.' },
  ] satisfies TitledText[],
} as const;

interface MissionFigure {
  readonly value: string;
  readonly label: string;
  readonly source?: SourceId;
}

export const mission = {
  title: 'Our mission',
  text: 'To give every Danish business with regulars an app that its regulars use.',
  figures: [
    { value: company.launch, label: 'to launch' },
    { value: company.focus, label: 'focus on Danish businesses' },
    { value: counters.growth.text, label: 'revenue growth', source: counters.growth.source },
    { value: keyInsight, label: 'the range of gains in the research we work from' },
  ] as readonly MissionFigure[],
};

export const whyUs = {
  title: 'Why choose us',
  items: [
    {
      title: 'Data-driven approach',
      text: 'We base decisions on what guests do. You see the same figures as we do, and where they come from.',
    },
    {
      title: 'Danish market expertise',
      text: 'MitID, Danish webshops, Danish words and Danish opening hours are where we begin, not an adaptation.',
    },
    {
      title: 'Rapid deployment',
      text: `Live in ${company.launch}, because the parts are ready and the process has four steps, not forty.`,
    },
  ] satisfies TitledText[],
} as const;

export const aboutClose = {
  title: 'Tell us about your place',
  text: `A free ${company.call} call. We reply ${company.reply}.`,
  start: 'Start Your Project',
  solutions: { label: 'See our solutions', to: paths.solutions } satisfies PageLink,
} as const;
