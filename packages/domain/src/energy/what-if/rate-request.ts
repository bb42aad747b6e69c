import type { LocalDay } from '../../dates.ts';
import type { Cents } from '../../money.ts';
import { type Violation, violation } from '../../violation.ts';
import type { Additions } from './home-figures.ts';
import type { ChangedMonth } from './most-changed.ts';
import type { UsableYear } from './year-usage.ts';

/** The comparison that goes to the office with a request: what whoever asked has seen. Null: it could not be told. */
export interface RequestedComparison {
  readonly from: LocalDay;
  readonly to: LocalDay;
  readonly by: UsableYear['by'];
  readonly months: number;
  readonly missing: number;
  readonly estimated: number;
  readonly presentName: string;
  readonly askedName: string;
  readonly askedNameEs: string | null;
  readonly present: Cents | null;
  readonly asked: Cents | null;
  readonly added: Additions;
  readonly changed: readonly ChangedMonth[];
}

interface Asking {
  readonly asked: string;
  readonly present: string;
  readonly offered: readonly string[];
  /** The schedule of the request that nobody has answered yet. */
  readonly open: string | undefined;
}

/** Why an account cannot ask for a schedule now (energy-86); the very same asked for once more is no reason. */
export function rateRequestViolation({ asked, present, offered, open }: Asking): Violation | undefined {
  if (asked === present) return violation('whatIf.ask.present');
  if (!offered.includes(asked)) return violation('whatIf.ask.notOffered');
  return open !== undefined && open !== asked ? violation('whatIf.ask.open') : undefined;
}
