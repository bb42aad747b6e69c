import { z } from 'zod';

const withReason = z.looseObject({ reason: z.string() });
const values = z.record(z.string(), z.unknown());

/** Why it was done, where somebody has said so. */
export const reasonIn = (personal: unknown): string | undefined => withReason.safeParse(personal).data?.reason;

/** What was changed, as it was noted: names and values, without their braces. */
export function factsText(facts: unknown): string {
  const found = Object.entries(values.safeParse(facts).data ?? {});
  return found
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ');
}
