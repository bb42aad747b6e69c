import { formatPhone } from '../../typed-formats.ts';

/** What is typed of a phone number, in the form `(999) 999-9999` (service-19); a leading 1 is the country's. */
export const maskedPhone = (typed: string): string => formatPhone(typed.replace(/\D/g, '').replace(/^1/, ''));
