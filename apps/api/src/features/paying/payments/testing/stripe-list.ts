import type { Fields } from './stripe-fields.ts';
import type { StripeObject } from './stripe-objects.ts';

/** A page of a list as Stripe answers it: newest first, of a span if one is named, after an object if one is named. */
export function listOf(found: readonly StripeObject[], fields: Fields) {
  const from = Number(fields.get('created[gte]') ?? 0);
  const until = Number(fields.get('created[lt]') ?? Number.POSITIVE_INFINITY);
  const newest = found.filter(({ created }) => Number(created) >= from && Number(created) < until).toReversed();
  const after = fields.get('starting_after');
  const rest = after === undefined ? newest : newest.slice(newest.findIndex(({ id }) => id === after) + 1);
  const limit = Number(fields.get('limit') ?? 10);
  return { object: 'list', url: '/v1/charges', has_more: rest.length > limit, data: rest.slice(0, limit) };
}
