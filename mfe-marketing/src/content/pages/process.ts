import { t } from '@lingui/core/macro';
import { company, processFacts } from '../facts.ts';

/** A step of the process (C25). */
export interface ProcessStep {
  readonly number: number;
  readonly title: string;
  readonly subtitle: string;
  readonly description: string;
  readonly duration: string;
  readonly features: readonly string[];
  readonly deliverables: readonly string[];
}

type StepId = (typeof processFacts.steps)[number]['id'];
type StepCopy = Omit<ProcessStep, 'number' | 'duration'>;

const stepCopy: Readonly<Record<StepId, StepCopy>> = {
  discover: {
    title: t`Discover`,
    subtitle: t`Your business on one page`,
    description: t`It begins with the free call and ends with a plan: who your regulars are, and what the app must do for them.`,
    features: [t`A free ${company.call} discovery call`, t`Your goals and your guests`, t`The systems you use today`],
    deliverables: [t`A written plan with a timeline`, t`A price with nothing hidden in it`],
  },
  design: {
    title: t`Design`,
    subtitle: t`Your name and your colours`,
    description: t`You tap through the screens before anything is built, and change them while changes are cheap.`,
    features: [
      t`Every screen in your own brand`,
      t`Menu, club and booking laid out`,
      t`Texts in Danish, in your own tone of voice`,
    ],
    deliverables: [t`Screens you can tap through`, t`App icon and store images`],
  },
  build: {
    title: t`Build`,
    subtitle: t`Connected to what you use`,
    description: t`We build the app and connect it to your webshop, your mailings and MitID. You follow it in your App Portal.`,
    features: [t`iPhone and Android`, t`Integrations set up for you`, t`Progress you can see, milestone by milestone`],
    deliverables: [t`The finished app`, t`Your own App Portal`, t`Integrations tested end to end`],
  },
  launch: {
    title: t`Launch and tune`,
    subtitle: t`In the stores, then better`,
    description: t`We see the app through store approval. Then we adjust it to what your guests really use.`,
    features: [t`App Store and Google Play`, t`Training for you and your staff`, t`Adjustments from real use`],
    deliverables: [t`Your app in both stores`, t`A summary of what we fine-tuned, and why`],
  },
};

/** The four steps, in order (C5). */
export const processSteps: readonly ProcessStep[] = processFacts.steps.map(({ id, duration }, index) => ({
  number: index + 1,
  duration,
  ...stepCopy[id],
}));
