import type { StripeObject } from './stripe-objects.ts';

/** Tells the portal of something that happened. */
export type Tell = (type: string, about: StripeObject) => void;

/** A request's form fields by their bracketed names. */
export type Fields = ReadonlyMap<string, string>;
