import { addDays, isLocalTime, type LocalTime } from '../../dates.ts';
import { type Violation, violation } from '../../violation.ts';
import type { OutageSaid } from './outage-differences.ts';

/** Longest words that members read, longest cause, and longest name of a crew. */
export const longestDescription = 160;
export const longestCause = 100;
export const longestCrew = 80;
/** An estimate further off is a slip of the hand. */
export const furthestEstimateDays = 14;

type Form = Pick<
  OutageSaid,
  | 'description'
  | 'descriptionEs'
  | 'cause'
  | 'causeEs'
  | 'startedAt'
  | 'estimatedTimeOfRestoration'
  | 'crew'
  | 'crewState'
>;

/** A field of the form, and what is wrong with it. */
export interface FormViolation {
  readonly field: keyof Form | 'places' | 'restoredAt';
  readonly violation: Violation;
}

/** What is wrong with what a dispatcher says of an outage (office-155). */
export function outageFormViolations(form: Form, now: LocalTime): FormViolation[] {
  const found: FormViolation[] = [];
  const report = (field: FormViolation['field'], wrong: Violation): void =>
    void found.push({ field, violation: wrong });
  if (form.description.trim() === '') report('description', violation('outages.description.required'));
  for (const field of ['description', 'descriptionEs'] as const)
    if ((form[field]?.length ?? 0) > longestDescription)
      report(field, violation('error.tooLong', { max: longestDescription }));
  for (const field of ['cause', 'causeEs'] as const)
    if ((form[field]?.length ?? 0) > longestCause) report(field, violation('error.tooLong', { max: longestCause }));
  if ((form.crew?.length ?? 0) > longestCrew) report('crew', violation('error.tooLong', { max: longestCrew }));
  const { startedAt, estimatedTimeOfRestoration: estimate } = form;
  if (!isLocalTime(startedAt)) report('startedAt', violation('outages.time.invalid'));
  else if (startedAt.slice(0, 10) > addDays(now.slice(0, 10), furthestEstimateDays))
    report('startedAt', violation('outages.time.far', { days: furthestEstimateDays }));
  if (estimate === null) return found;
  if (!isLocalTime(estimate)) report('estimatedTimeOfRestoration', violation('outages.time.invalid'));
  else if (estimate < startedAt) report('estimatedTimeOfRestoration', violation('outages.estimate.beforeBegin'));
  else if (estimate.slice(0, 10) > addDays(now.slice(0, 10), furthestEstimateDays))
    report('estimatedTimeOfRestoration', violation('outages.time.far', { days: furthestEstimateDays }));
  return found;
}

/** Why power can't have come back at that time; undefined: it can. */
export function endViolation(startedAt: LocalTime, restoredAt: LocalTime, now: LocalTime): Violation | undefined {
  if (!isLocalTime(restoredAt)) return violation('outages.time.invalid');
  if (restoredAt < startedAt) return violation('outages.end.beforeBegin');
  return restoredAt > now ? violation('outages.end.future') : undefined;
}

/** Why a new estimate can't be told: it is in the past. An old one that has passed may stay as it was (office-155). */
export function estimateViolation(before: LocalTime | null, estimate: LocalTime | null, now: LocalTime) {
  return estimate !== null && estimate !== before && estimate <= now ? violation('outages.estimate.past') : undefined;
}

/** An estimate that is so much later: from now where the old one has passed or none is known, else from the old one. */
export function laterBy(estimate: LocalTime | null, minutes: number, now: LocalTime): LocalTime {
  const from = estimate !== null && estimate > now ? estimate : now;
  return new Date(Date.parse(`${from}:00Z`) + minutes * 60_000).toISOString().slice(0, 16);
}
