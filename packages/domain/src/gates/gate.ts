import type { PlainTextCode } from '../texts/text.ts';
import type { Site } from '../website/site/site.ts';

/** What a gate may look at. The account is the selected one, where there is one. */
export interface GateContext {
  readonly site: Site;
  readonly signedIn: boolean;
  readonly account?: GateAccount;
}

/** The facts about an account that gates ask for. */
export interface GateAccount {
  readonly accountType: string;
  readonly isPrepaidAccount: boolean;
}

/** Open, or closed with the sentence to say. */
export type GateAnswer = { readonly open: true } | { readonly open: false; readonly reason: PlainTextCode };

/** A setting by its name in `site.yaml`, such as `features.Autopay`, and how it stands at a co-op. */
export interface Setting {
  readonly key: string;
  readonly read: (site: Site) => string | boolean | undefined;
}

/** One thing that a gate asks of a site, and the settings that decide it. */
export interface Condition {
  readonly settings: readonly Setting[];
  readonly holds: (site: Site) => boolean;
}

/** Answers for a site and session; `conditions` says what it asks of the site. */
export interface Gate {
  (context: GateContext): GateAnswer;
  readonly conditions: readonly Condition[];
}

const openAnswer: GateAnswer = { open: true };

/** A gate that is open exactly when every condition holds. */
export function gate(conditions: readonly Condition[], reason: PlainTextCode = 'error.serviceUnavailable'): Gate {
  const closed: GateAnswer = { open: false, reason };
  const answer = ({ site }: GateContext) => (conditions.every(({ holds }) => holds(site)) ? openAnswer : closed);
  return Object.assign(answer, { conditions });
}

/** Holds where at least one does. */
export function eitherOf(...conditions: readonly Condition[]): Condition {
  return {
    settings: conditions.flatMap(({ settings }) => settings),
    holds: (site) => conditions.some(({ holds }) => holds(site)),
  };
}
