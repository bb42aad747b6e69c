import { createHash, randomBytes } from 'node:crypto';

const prefixOf = (live: string): string => `rehearsal_${createHash('sha256').update(live).digest('hex').slice(0, 8)}_`;

/** Days after which the copy of a rehearsal is ended (moving-in-25). */
export const keptDays = 14;

/** A name for a rehearsal's database: of which database it is a rehearsal, and when it began, stand in it. */
export function scratchName(live: string, now: Date): string {
  const moment = now.toISOString().replace(/\D/g, '').slice(0, 14);
  return `${prefixOf(live)}${moment}_${randomBytes(3).toString('hex')}`;
}

/** A rehearsal's database that is there. */
export interface Scratch {
  readonly name: string;
  readonly beganAt: Date;
}

/** What a database's name says; undefined where it is none of this one's rehearsals. */
export function readScratchName(live: string, name: string): Scratch | undefined {
  const prefix = prefixOf(live);
  const [, moment] = /^(\d{14})_[0-9a-f]{6}$/.exec(name.startsWith(prefix) ? name.slice(prefix.length) : '') ?? [];
  if (moment === undefined) return undefined;
  const iso = moment.replace(/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/, '$1-$2-$3T$4:$5:$6Z');
  const beganAt = new Date(iso);
  return Number.isNaN(beganAt.getTime()) ? undefined : { name, beganAt };
}

/** Whether a rehearsal's copy is to be ended. */
export const isOver = ({ beganAt }: Scratch, now: Date): boolean =>
  now.getTime() - beganAt.getTime() > keptDays * 24 * 3_600_000;
