import type { LocalTime } from '../../dates.ts';
import type { CrewState } from './crew-state.ts';

/** What is said of an outage and may change. Times are on the co-op's clock. */
export interface OutageSaid {
  readonly description: string;
  readonly descriptionEs: string | null;
  readonly cause: string | null;
  readonly causeEs: string | null;
  readonly startedAt: LocalTime;
  readonly estimatedTimeOfRestoration: LocalTime | null;
  readonly restoredAt: LocalTime | null;
  readonly crewAssignedAt: LocalTime | null;
  readonly crew: string | null;
  readonly crewState: CrewState;
  readonly isCancelled: boolean;
}

/** What was done with an outage. */
export const outageActs = ['begun', 'changed', 'ended', 'cancelled', 'reopened'] as const;
export type OutageAct = (typeof outageActs)[number];

/** What of an outage a person changes; places are told by how many. */
export const changedFields = [
  'estimatedTimeOfRestoration',
  'description',
  'descriptionEs',
  'cause',
  'causeEs',
  'startedAt',
  'restoredAt',
  'crewState',
  'crew',
  'crewAssignedAt',
  'isCancelled',
  'places',
] as const;
export type ChangedField = (typeof changedFields)[number];

/** One thing that another value stands for now, as text; null: none. */
export interface OutageDifference {
  readonly field: ChangedField;
  readonly before: string | null;
  readonly after: string | null;
}

/** An outage with how many places it takes the power from. */
export type PlacedSaid = OutageSaid & { readonly places: number };

/** What differs between an outage before and after a change (office-156); `places` alone counts. */
export function outageDifferences(before: PlacedSaid | undefined, after: PlacedSaid): OutageDifference[] {
  return changedFields.flatMap((field) => {
    const [was, is] = [textOf(before?.[field]), textOf(after[field])];
    return was === is ? [] : [{ field, before: was, after: is }];
  });
}

const textOf = (value: string | number | boolean | null | undefined): string | null =>
  value === null || value === undefined || value === false ? null : String(value);

/** What a change amounts to. */
export function outageActOf(before: OutageSaid | undefined, after: OutageSaid): OutageAct {
  if (before === undefined) return 'begun';
  const [was, is] = [isOver(before), isOver(after)];
  if (was && !is) return 'reopened';
  if (was === is) return 'changed';
  return after.isCancelled ? 'cancelled' : 'ended';
}

/** Whether an outage has ended, or never was one. */
export const isOver = ({ restoredAt, isCancelled }: Pick<OutageSaid, 'restoredAt' | 'isCancelled'>): boolean =>
  isCancelled || restoredAt !== null;
