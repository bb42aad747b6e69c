/** What the hold of a restored database says. */
export interface RestoreDetail {
  readonly takenAt: Date;
  /** When the payment company's list was last compared to its end, and what was then still to be posted or looked at. */
  readonly compared?: { readonly at: Date; readonly left: number };
}

const instant = '(\\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z)';
const sentence = new RegExp(
  `^Restored from a backup taken at ${instant}\\.(?: Compared with the payment company at ${instant}: (\\d+) left\\.)?$`,
);

/** The sentence that stands in the hold, for whoever reads the table or the doctor's findings. */
export function restoreDetail({ takenAt, compared }: RestoreDetail): string {
  const said = `Restored from a backup taken at ${takenAt.toISOString()}.`;
  return compared
    ? `${said} Compared with the payment company at ${compared.at.toISOString()}: ${compared.left} left.`
    : said;
}

/** What the sentence says. Throws when it is none. */
export function readRestoreDetail(detail: string): RestoreDetail {
  const [, takenAt, at, left] = sentence.exec(detail) ?? [];
  if (takenAt === undefined) throw new Error(`The hold says nothing of a backup: ${detail}`);
  const compared = at === undefined ? undefined : { at: new Date(at), left: Number(left) };
  return { takenAt: new Date(takenAt), ...(compared && { compared }) };
}
