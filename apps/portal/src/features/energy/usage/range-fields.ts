import {
  earliestUsageDay,
  type UsageRangeInput,
  type UsageRangeViolations,
} from '@rochdale/domain/energy/usage/date-range';
import { violationText } from '@rochdale/ui/text/text.ts';
import { type ChangeEvent, useId, useState } from 'react';
import type { AskedRange } from './use-range.ts';

const edges = ['fromDate', 'toDate'] as const;
type Edge = (typeof edges)[number];

/** The account tracker's rules, or the direct tracker's. */
export type RangeRules = (input: UsageRangeInput) => UsageRangeViolations;

/** A year that is still being typed. */
const isHalfTyped = (day: string): boolean => day !== '' && day < '1000';

/**
 * The two dates of the form: judged with every key, so that the way on opens as soon as they are right; a field that
 * nobody has touched is not blamed.
 */
export function useRangeFields(
  range: AskedRange,
  rules: RangeRules,
  against: Pick<UsageRangeInput, 'today' | 'isMdmOn'>,
) {
  const id = useId();
  const [typed, setTyped] = useState<{ readonly for: AskedRange; readonly days: Partial<Record<Edge, string>> }>();
  const [leftHalf, setLeftHalf] = useState<Edge>();
  const [isJudged, setJudged] = useState(false);
  const days = typed?.for === range ? typed.days : {};
  const shown = range.timeframe === undefined ? range.span : { fromDate: '', toDate: '' };
  const values = { ...shown, ...days };
  const violations = rules({ ...values, ...against });
  const isTimeframe = range.timeframe !== undefined && Object.values(days).every((day) => day === '');
  const wrong = edges.find((edge) => violations[edge] !== undefined);
  const errorOf = (edge: Edge): string | undefined => {
    const found = violations[edge];
    const isTouched = isJudged || days[edge] !== undefined || (values[edge] !== '' && Object.keys(days).length > 0);
    if (!found || !isTouched || (isHalfTyped(values[edge]) && leftHalf !== edge)) return undefined;
    return violationText(found);
  };
  return {
    values,
    /** A timeframe stands for its days, with no date beside it. */
    isValid: isTimeframe || wrong === undefined,
    isTimeframe,
    /** Says what is wrong, and takes focus there. */
    blame: () => {
      setJudged(true);
      document.getElementById(`${id}-${wrong}`)?.focus();
    },
    bind: (edge: Edge) => ({
      type: 'date',
      id: `${id}-${edge}`,
      min: earliestUsageDay,
      max: against.today,
      value: values[edge],
      error: errorOf(edge),
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        setTyped({ for: range, days: { ...days, [edge]: event.target.value } });
        setLeftHalf(undefined);
        setJudged(false);
      },
      onBlur: () => setLeftHalf(edge),
    }),
  };
}
