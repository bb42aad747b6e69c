/** What a check of the doctor found. `mind`: it works, but somebody should know. */
export interface Finding {
  readonly check: string;
  readonly verdict: 'ok' | 'mind' | 'wrong';
  readonly says: string;
  /** What to do about it. */
  readonly todo?: string;
}

export const ok = (check: string, says: string): Finding => ({ check, verdict: 'ok', says });
export const mind = (check: string, says: string, todo: string): Finding => ({ check, verdict: 'mind', says, todo });
export const wrong = (check: string, says: string, todo: string): Finding => ({ check, verdict: 'wrong', says, todo });

/** One finding as lines for the terminal. */
export function lineOf({ check, verdict, says, todo }: Finding): string {
  const mark = { ok: 'ok    ', mind: 'mind  ', wrong: 'WRONG ' }[verdict];
  return `${mark}${check}: ${says}${todo === undefined ? '' : `\n      → ${todo}`}`;
}
