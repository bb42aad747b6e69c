import {
  endHeldDraft,
  type HeldDraftDecision,
  heldDrafts,
  releaseHeldDraft,
} from '../../features/planned/bank-file/public.ts';
import { sitesNow } from '../../features/website/site/sites-now.ts';
import { systemClock } from '../../platform/clock.ts';
import type { Environment } from '../../platform/environment.ts';
import { withDatabase } from '../with-database.ts';

/** Drafts of which nothing is taken until somebody decides, with what the bank said. */
export async function listHeld(environment: Environment): Promise<number> {
  return withDatabase(environment, async ({ db }) => {
    const lines = (await heldDrafts(db)).map(
      ({ accountNumber, memberNumber, heldAt, heldFor, lastFour }) =>
        `${heldAt?.toISOString() ?? ''} account ${accountNumber}, member ${memberNumber}, ****${lastFour}: ${heldFor ?? ''}`,
    );
    console.log(lines.length === 0 ? 'No draft waits for the office.' : lines.join('\n'));
    return 0;
  });
}

export const releaseDraft = (environment: Environment, decision: HeldDraftDecision): Promise<number> =>
  decide(environment, decision, releaseHeldDraft, 'goes on');

export const endDraft = (environment: Environment, decision: HeldDraftDecision): Promise<number> =>
  decide(environment, decision, endHeldDraft, 'has ended');

async function decide(
  environment: Environment,
  decision: HeldDraftDecision,
  carry: typeof releaseHeldDraft,
  became: string,
): Promise<number> {
  const { accountNumber, byWhom, reason } = decision;
  return withDatabase(environment, async ({ db }) => {
    const site = await sitesNow(db, environment.coopFolder);
    const done = await carry({ db, clock: systemClock, site }, decision);
    (done ? console.log : console.error)(
      done
        ? `The draft of account ${accountNumber} ${became}: ${reason} (${byWhom}).`
        : `No draft of account ${accountNumber} waits for the office.`,
    );
    return done ? 0 : 1;
  });
}
