import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NamedState } from '../../apps/portal/states/states.ts';
import { type Look, onPhone } from './look.ts';

/** A picture of a state. */
export interface Picture {
  readonly named: NamedState;
  readonly look: Look;
}

/** The pictures that new ones are compared with, and the Chromium that made them: no other draws alike. */
export const baselines = join(import.meta.dirname, 'pictures');
export const versionFile = join(baselines, 'chromium.txt');
export const madeBy = (): string | undefined =>
  existsSync(versionFile) ? readFileSync(versionFile, 'utf8').trim() : undefined;

/** Where a run leaves the pictures that it took, and what differs. */
export const taken = join(import.meta.dirname, '../../test-results/pictures');

/** `billpayments-history~empty~1280-dark-es`; what is as on a phone, light and English is not said. */
export function nameOf({ named: { screen, name }, look }: Picture): string {
  const others = [
    ...(look.width === onPhone.width ? [] : [String(look.width)]),
    ...(look.scheme === onPhone.scheme ? [] : [look.scheme]),
    ...(look.language === onPhone.language ? [] : [look.language]),
  ];
  return [screen.replaceAll('/', '-'), name, ...(others.length > 0 ? [others.join('-')] : [])].join('~');
}

export const baselineOf = (name: string): string => join(baselines, `${name}.png`);
export const takenOf = (name: string): string => join(taken, `${name}.png`);

/** One of each screen in the state that is met most; with `LOOKS=all` every state, and that one on a desk, dark and in Spanish. */
export function shownPictures(states: readonly NamedState[]): readonly Picture[] {
  const firsts = states.filter(({ screen }, place) => states[place - 1]?.screen !== screen);
  const common = firsts.map((named) => ({ named, look: onPhone }));
  if (process.env.LOOKS !== 'all') return common;
  const looks: readonly Look[] = [
    { ...onPhone, width: 1280 },
    { ...onPhone, scheme: 'dark' },
    { ...onPhone, language: 'es' },
  ];
  const others = states.filter((named) => !firsts.includes(named)).map((named) => ({ named, look: onPhone }));
  return [...common, ...others, ...looks.flatMap((look) => firsts.map((named) => ({ named, look })))];
}
