/** What a check of the doctor found. `warn`: it works, but somebody should know. */
export interface Finding {
  readonly check: string;
  readonly verdict: 'ok' | 'warn' | 'wrong';
  readonly says: string;
  /** What to do about it. */
  readonly todo?: string;
}

export const ok = (check: string, says: string): Finding => ({ check, verdict: 'ok', says });
export const warn = (check: string, says: string, todo: string): Finding => ({ check, verdict: 'warn', says, todo });
export const wrong = (check: string, says: string, todo: string): Finding => ({ check, verdict: 'wrong', says, todo });

/** One finding as lines for the terminal. */
export function lineOf({ check, verdict, says, todo }: Finding): string {
  const mark = { ok: 'ok    ', warn: 'warn  ', wrong: 'WRONG ' }[verdict];
  return `${mark}${check}: ${says}${todo === undefined ? '' : `\n      → ${todo}`}`;
}
