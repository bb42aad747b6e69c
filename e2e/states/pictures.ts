import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type NamedState, namedStates } from '../../apps/portal/states/states.ts';
import { everyLook, type Look, onPhone } from './look.ts';

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

/** Whether a screen is in this state mostly. */
export const isMetMost = (named: NamedState): boolean =>
  namedStates.find(({ screen }) => screen === named.screen) === named;

/** Every state on a phone, and the one that is met most by every other look. */
export const allPictures: readonly Picture[] = everyLook.flatMap((look) =>
  namedStates.filter((named) => look === onPhone || isMetMost(named)).map((named) => ({ named, look })),
);

/** Those that are kept and compared: one a screen, as it mostly is, on a phone. */
export const keptPictures = allPictures.filter(({ named, look }) => look === onPhone && isMetMost(named));
export const keptNames: ReadonlySet<string> = new Set(keptPictures.map(nameOf));
