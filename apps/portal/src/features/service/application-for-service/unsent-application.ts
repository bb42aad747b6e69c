import { isLocalDay, type LocalDay } from '@rochdale/domain/dates';
import {
  type Application,
  type ApplicationField,
  applicationFields,
} from '@rochdale/domain/service/application-for-service/application';
import { formatPhone, formatZip } from '@rochdale/domain/typed-formats';
import type { Applicant } from './application-calls.ts';

export const formSteps = ['service', 'address', 'applicant', 'review'] as const;
export type FormStep = (typeof formSteps)[number];

/** An application that is not finished, as this device keeps it. */
export interface UnsentApplication {
  /** Under which it is sent, however often. */
  readonly applicationId: string;
  /** The member whose it is; empty for a visitor's. */
  readonly owner: string;
  readonly begunOn: LocalDay;
  readonly step: FormStep;
  readonly application: Application;
}

const nothing = Object.fromEntries(applicationFields.map((field) => [field, ''])) as Record<ApplicationField, string>;

/** An application in which nothing is said yet. */
export const blankApplication: Application = { ...nothing, mailTo: 'same' };

/** A member's application begins with name, contacts, and bills to where they go today. */
export function applicationOf(applicant: Applicant): Application {
  const { businessName, firstName, lastName, phone, email, street, unit, city, state, zip } = applicant;
  return {
    ...blankApplication,
    businessName,
    firstName,
    lastName,
    email,
    phone: formatPhone(phone),
    ...(street !== '' && {
      mailTo: 'other',
      mailStreet: street,
      mailUnit: unit,
      mailCity: city,
      mailState: state,
      mailZip: formatZip(zip),
    }),
  };
}

/** What a text says of an unfinished application; undefined where it is none. */
export function unsentIn(kept: string): UnsentApplication | undefined {
  try {
    const found = new Map<string, unknown>(Object.entries(JSON.parse(kept)));
    const text = (name: string): string => {
      const value = found.get(name);
      return typeof value === 'string' ? value : '';
    };
    const typed = found.get('application');
    const step = formSteps.find((one) => one === text('step'));
    if (!step || !isLocalDay(text('begunOn')) || typeof typed !== 'object' || typed === null) return undefined;
    const values = new Map<string, unknown>(Object.entries(typed));
    const application = { ...nothing };
    for (const field of applicationFields) {
      const value = values.get(field);
      if (typeof value === 'string') application[field] = value;
    }
    return { applicationId: text('applicationId'), owner: text('owner'), begunOn: text('begunOn'), step, application };
  } catch {
    return undefined;
  }
}
