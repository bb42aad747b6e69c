import type { OfficeResponseOf } from '@rochdale/contract/operations/office/office-operations';

export type Figures = OfficeResponseOf<'reliability.figures'>;

/** A figure with one digit, of times with two; a dash where it is not defined. */
export const written = (figure: number | null, digits = 1): string => (figure === null ? '–' : figure.toFixed(digits));
