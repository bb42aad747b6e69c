import type { SiteFile } from '@rochdale/contract/site/site-file';
import { type ContrastProblem, contrastProblems } from '@rochdale/domain/website/brand/brand-contrast';
import type { PlacedProblem } from '../../../platform/yaml/settings-problems.ts';

/** A brand that some could not read is refused with the pair, and with the nearest colour that can be read. */
export function unreadableColours({ brand }: SiteFile): PlacedProblem[] {
  return contrastProblems(brand).map((problem) => ({
    path: ['brand', problem.mode, problem.token],
    reason: reasonOf(problem),
  }));
}

function reasonOf({ token, foreground, background, ratio, needs, nearest }: ContrastProblem): string {
  const pair = `${foreground.name} ${foreground.colour} on ${background.name} ${background.colour}`;
  const advice =
    nearest === undefined ? 'change the other colors too' : `the nearest ${token} that passes is ${nearest}`;
  // Rounded down: 4.499 is not 4.5.
  return `${pair} has a contrast of ${(Math.floor(ratio * 100) / 100).toFixed(2)}, and ${needs} is needed; ${advice}`;
}
