import { type Violation, violation } from '../../violation.ts';
import type { Site } from '../../website/site/site.ts';
import type { WorkType } from './work-type.ts';

/** Longest comment of a request (service-47). */
export const commentsMaxLength = 400;
/** Longest phone number as it is shown: `(987) 456-1230` (service-46). */
export const phoneMaxLength = 14;
/** How many past requests a page may show; the first is the default (service-53). */
export const requestPageSizes = [5, 10, 25, 50, 100] as const;

/** The work that can be asked for at an account of a type, in the co-op's order. */
export const workTypesFor = (types: readonly WorkType[], accountType: string): readonly WorkType[] =>
  types.filter((one) => one.accountTypes.length === 0 || one.accountTypes.includes(accountType));

/**
 * Whether what was typed stays in the form of a request that failed: the form begins anew (service-50) unless the co-op
 * keeps it (SERVICE_REQUEST_KEEP_FORM).
 */
export const keepsFailedForm = ({ config }: Site): boolean => config.accounts.serviceRequestKeepForm;

/** The service type of a request (service-45). */
export function serviceTypeViolation(workType: string): Violation | undefined {
  return workType === '' ? violation('serviceRequests.serviceType.required') : undefined;
}

/** A phone number, `(987) 456-1230` or its digits: neither area code nor exchange begins with 0 (service-46). */
export function requestPhoneViolation(phone: string): Violation | undefined {
  if (phone.trim() === '') return violation('serviceRequests.phone.required');
  const isPhone = /^(\([1-9]\d{2}\) [1-9]\d{2}-\d{4}|[1-9]\d{2}[1-9]\d{6})$/.test(phone.trim());
  return isPhone ? undefined : violation('serviceRequests.phone.invalid');
}

/** Comments may be left out, and are 400 characters at most (service-47). */
export function commentsViolation(comments: string): Violation | undefined {
  return comments.length > commentsMaxLength ? violation('error.tooLong', { max: commentsMaxLength }) : undefined;
}
