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
    title: 'Discover',
    subtitle: 'Your business on one page',
    description:
      'It begins with the free call and ends with a plan: who your regulars are, and what the app must do for them.',
    features: [`A free ${company.call} discovery call`, 'Your goals and your guests', 'The systems you use today'],
    deliverables: ['A written plan with a timeline', 'A price with nothing hidden in it'],
  },
  design: {
    title: 'Design',
    subtitle: 'Your name and your colours',
    description: 'You tap through the screens before anything is built, and change them while changes are cheap.',
    features: [
      'Every screen in your own brand',
      'Menu, club and booking laid out',
      'Texts in Danish, in your own tone of voice',
    ],
    deliverables: ['Screens you can tap through', 'App icon and store images'],
  },
  build: {
    title: 'Build',
    subtitle: 'Connected to what you use',
    description:
      'We build the app and connect it to your webshop, your mailings and MitID. You follow it in your App Portal.',
    features: ['iPhone and Android', 'Integrations set up for you', 'Progress you can see, milestone by milestone'],
    deliverables: ['The finished app', 'Your own App Portal', 'Integrations tested end to end'],
  },
  launch: {
    title: 'Launch and tune',
    subtitle: 'In the stores, then better',
    description: 'We see the app through store approval. Then we adjust it to what your guests really use.',
    features: ['App Store and Google Play', 'Training for you and your staff', 'Adjustments from real use'],
    deliverables: ['Your app in both stores', 'A summary of what we fine-tuned, and why'],
  },
};

/** The four steps, in order (C5). */
export const processSteps: readonly ProcessStep[] = processFacts.steps.map(({ id, duration }, index) => ({
  number: index + 1,
  duration,
  ...stepCopy[id],
}));
