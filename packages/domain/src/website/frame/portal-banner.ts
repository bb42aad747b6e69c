import { type Violation, violation } from '../../violation.ts';

/** What everybody reads above every page of the portal until it ends, by itself (website-45). */
export interface PortalBanner {
  readonly isOn: boolean;
  readonly en: string;
  readonly es: string;
  readonly until: Date | null;
}

/** Longest banner in letters, and the furthest end of it and of maintenance. */
export const longestBanner = 300;
const furthestDays = 7;

/** Whether a banner is shown at a moment: it ends by itself. */
export const isBannerShown = ({ isOn, until }: Pick<PortalBanner, 'isOn' | 'until'>, now: Date): boolean =>
  isOn && until !== null && until > now;

/** A field that is wrong, and why. */
export interface BannerViolation {
  readonly field: 'en' | 'es' | 'until';
  readonly violation: Violation;
}

/** Why an end can't be: it is to come, and not too far off. */
export function endViolationOf(until: Date | null, now: Date): Violation | undefined {
  if (until === null || until <= now) return violation('portalWords.until.past');
  const far = until.getTime() - now.getTime() > furthestDays * 86_400_000;
  return far ? violation('portalWords.until.far', { days: furthestDays }) : undefined;
}

/** What is wrong with a banner that is put up: it says something in both languages, and ends. */
export function bannerViolation(banner: Omit<PortalBanner, 'isOn'>, now: Date): BannerViolation | undefined {
  for (const field of ['en', 'es'] as const) {
    if (banner[field].trim() === '') return { field, violation: violation('portalWords.both') };
    if (banner[field].length > longestBanner)
      return { field, violation: violation('error.tooLong', { max: longestBanner }) };
  }
  const end = endViolationOf(banner.until, now);
  return end && { field: 'until', violation: end };
}
