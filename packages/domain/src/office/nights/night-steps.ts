/** The steps of a night, in their order: what the billing system says comes in before what it is told goes out. */
export const nightSteps = ['import', 'price', 'reconcile', 'export', 'send', 'backup'] as const;
export type NightStep = (typeof nightSteps)[number];

/** How a step ended: well; with something left that a person looks at; not at all, and why. Not set up: nothing to do. */
export type NightOutcome =
  | { readonly step: NightStep; readonly ended: 'well' | 'open' | 'not-set-up' }
  | { readonly step: NightStep; readonly ended: 'failed'; readonly why: string };

/** What the office is told of a night: nothing of one that went well. */
export const faultsOf = (night: readonly NightOutcome[]) =>
  night.filter((outcome) => outcome.ended === 'open' || outcome.ended === 'failed');
