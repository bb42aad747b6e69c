import { addressViolation } from '../../account/account-profile/address.ts';
import { addDays, isLocalDay, type LocalDay } from '../../dates.ts';
import { emailMaxLength, isEmail, tidyEmail } from '../../identity/registration/contact.ts';
import { type Violation, violation } from '../../violation.ts';
import { commentsViolation, requestPhoneViolation } from '../service-requests/service-request.ts';

/** What is applied for: service where there is a meter, a new line and meter, or service for a while. */
export const serviceKinds = ['existing', 'new', 'temporary'] as const;
export type ServiceKind = (typeof serviceKinds)[number];

const placeFields = ['street', 'unit', 'city', 'state', 'zip'] as const;
const mailFields = ['mailTo', 'mailStreet', 'mailUnit', 'mailCity', 'mailState', 'mailZip'] as const;
const applicantFields = ['firstName', 'lastName', 'businessName', 'phone', 'email'] as const;

/** Every field of an application, as it is typed (service-33). */
export const applicationFields = [
  ...(['accountType', 'kind', 'startDate'] as const),
  ...placeFields,
  ...mailFields,
  ...applicantFields,
  'comments',
] as const;
export type ApplicationField = (typeof applicationFields)[number];
export type Application = Readonly<Record<ApplicationField, string>>;

/** The steps of the form, each with its fields; the review follows them. */
export const applicationSteps = {
  service: ['accountType', 'kind', 'startDate', 'comments'],
  address: [...placeFields, ...mailFields],
  applicant: applicantFields,
} as const satisfies Readonly<Record<string, readonly ApplicationField[]>>;

/** Longest texts (service-35, service-36). */
export const applicationMaxLengths = {
  name: 60,
  businessName: 100,
  street: 60,
  unit: 30,
  city: 50,
  email: emailMaxLength,
} as const;

/** What an application is judged against. */
export interface ApplicationTerms {
  readonly today: LocalDay;
  /** The account types that the co-op asks for; none: it does not ask. */
  readonly accountTypes: readonly string[];
}

/** Days from today on which service may begin. */
const longestAhead = 365;

/** The last day on which service may begin. */
export const lastStartDate = (today: LocalDay): LocalDay => addDays(today, longestAhead);

/** What is wrong with one field of an application. */
export function applicationViolation(
  field: ApplicationField,
  application: Application,
  terms: ApplicationTerms,
): Violation | undefined {
  const value = application[field];
  if (field.startsWith('mail') && field !== 'mailTo' && application.mailTo !== 'other') return undefined;
  switch (field) {
    case 'accountType':
      return terms.accountTypes.length > 0 && !terms.accountTypes.includes(value)
        ? violation('applicationForService.accountType.required')
        : undefined;
    case 'kind':
      return serviceKinds.some((kind) => kind === value) ? undefined : violation('applicationForService.kind.required');
    case 'startDate':
      return startDateViolation(value, terms.today);
    case 'street':
    case 'mailStreet':
      return textViolation(value, applicationMaxLengths.street, violation('applicationForService.street.required'));
    case 'unit':
    case 'mailUnit':
      return textViolation(value, applicationMaxLengths.unit);
    case 'city':
    case 'mailCity':
      return addressViolation('city', value);
    case 'state':
    case 'mailState':
      return addressViolation('state', value);
    case 'zip':
    case 'mailZip':
      return addressViolation('zip', value);
    case 'mailTo':
      return value === 'same' || value === 'other' ? undefined : violation('error.invalid');
    case 'firstName':
      return textViolation(value, applicationMaxLengths.name, violation('applicationForService.firstName.required'));
    case 'lastName':
      return textViolation(value, applicationMaxLengths.name, violation('applicationForService.lastName.required'));
    case 'businessName':
      return textViolation(value, applicationMaxLengths.businessName);
    case 'phone':
      return requestPhoneViolation(value);
    case 'email':
      return emailViolation(value);
    case 'comments':
      return commentsViolation(value);
  }
}

/** The first thing that is wrong with an application, by the order of its fields. */
export function firstViolation(
  application: Application,
  terms: ApplicationTerms,
): { readonly field: ApplicationField; readonly violation: Violation } | undefined {
  for (const field of applicationFields) {
    const found = applicationViolation(field, application, terms);
    if (found) return { field, violation: found };
  }
  return undefined;
}

/** An application as it is kept: trimmed, digits of phone and ZIP, and no mailing address that does not count. */
export function tidyApplication(application: Application): Application {
  const digits = (text: string): string => text.replace(/\D/g, '');
  const isOther = application.mailTo === 'other';
  const tidy = (field: ApplicationField): string => {
    const value = application[field].trim();
    if (field.startsWith('mail') && field !== 'mailTo' && !isOther) return '';
    if (field === 'phone' || field === 'zip' || field === 'mailZip') return digits(value);
    return field === 'email' ? tidyEmail(value) : value;
  };
  return { ...application, ...Object.fromEntries(applicationFields.map((field) => [field, tidy(field)])) };
}

function startDateViolation(day: string, today: LocalDay): Violation | undefined {
  if (day === '') return violation('applicationForService.startDate.required');
  if (!isLocalDay(day)) return violation('applicationForService.startDate.invalid');
  if (day < today) return violation('applicationForService.startDate.past');
  return day > lastStartDate(today) ? violation('applicationForService.startDate.tooFar') : undefined;
}

function textViolation(value: string, max: number, missing?: Violation): Violation | undefined {
  if (value.trim() === '') return missing;
  return value.length > max ? violation('error.tooLong', { max }) : undefined;
}

function emailViolation(value: string): Violation | undefined {
  if (value.trim() === '') return violation('applicationForService.email.required');
  return isEmail(value) ? undefined : violation('applicationForService.email.invalid');
}
