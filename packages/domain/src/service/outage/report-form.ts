import { type Violation, violation } from '../../violation.ts';

/** Longest phone text (service-19): `(999) 999-9999`. */
export const outagePhoneMaxLength = 14;
/** Longest remarks (service-21). */
export const outageRemarksMaxLength = 500;
/** How a report's origin is named on the wire: the portal. */
export const outageReportOrigins = ['WEB'] as const;

/** How it is named where somebody of the office reports for a caller; nobody else can say so. */
export const officeReportOrigin = 'OFFICE';
export type OutageReportOrigin = (typeof outageReportOrigins)[number] | typeof officeReportOrigin;

/** What a member fills in to report an outage (service-18 to service-21). */
export interface OutageReportForm {
  /** The description of one of the co-op's problems. */
  readonly outageReason: string;
  readonly callBack: boolean;
  readonly callbackNumber: string;
  readonly remarks: string;
}

/** An issue must be chosen (service-18); one that the co-op does not list is none. */
export function outageReasonViolation(reason: string, problems: readonly string[]): Violation | undefined {
  return problems.includes(reason) ? undefined : violation('outage.reason.required');
}

/** The number to call back: needed with the tick, and well formed wherever it is given (service-19). */
export function callbackNumberViolation(
  form: Pick<OutageReportForm, 'callBack' | 'callbackNumber'>,
): Violation | undefined {
  const text = form.callbackNumber.trim();
  if (text === '') return form.callBack ? violation('outage.phone.required') : undefined;
  return /^\(\d{3}\) \d{3}-\d{4}$/.test(text) ? undefined : violation('outage.phone.invalid');
}

/** Remarks of any kind, but not without end. */
export function outageRemarksViolation(remarks: string): Violation | undefined {
  return remarks.length > outageRemarksMaxLength
    ? violation('error.tooLong', { max: outageRemarksMaxLength })
    : undefined;
}

/** Everything wrong with a report, field by field, in the order of the form. */
export function outageReportViolations(
  form: OutageReportForm,
  problems: readonly string[],
): readonly { readonly field: keyof OutageReportForm; readonly violation: Violation }[] {
  const found = [
    { field: 'outageReason', violation: outageReasonViolation(form.outageReason, problems) },
    { field: 'callbackNumber', violation: callbackNumberViolation(form) },
    { field: 'remarks', violation: outageRemarksViolation(form.remarks) },
  ] as const;
  return found.flatMap(({ field, violation: wrong }) => (wrong ? [{ field, violation: wrong }] : []));
}
