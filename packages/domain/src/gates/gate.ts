import type { PlainMessageCode } from '../messages/text.ts';
import type { Site } from '../site/site.ts';

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

/** Open, or closed with the sentence to say and the screen to go to. */
export type GateAnswer =
  | { readonly open: true }
  | { readonly open: false; readonly reason: PlainMessageCode; readonly goTo?: string };

export type Gate = (context: GateContext) => GateAnswer;

const openAnswer: GateAnswer = { open: true };

/** A gate that is open exactly when the test holds. */
export function gate(
  test: (context: GateContext) => boolean,
  reason: PlainMessageCode = 'error.serviceUnavailable',
  goTo?: string,
): Gate {
  const closed: GateAnswer = goTo === undefined ? { open: false, reason } : { open: false, reason, goTo };
  return (context) => (test(context) ? openAnswer : closed);
}

/** Open when every one is; the first closed one answers. */
export function allOf(...gates: readonly Gate[]): Gate {
  return (context) => gates.map((one) => one(context)).find((answer) => !answer.open) ?? openAnswer;
}
