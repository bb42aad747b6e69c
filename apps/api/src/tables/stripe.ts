import { pgTable, text } from 'drizzle-orm/pg-core';

/**
 * Which object of Stripe stands for a requisition: a Checkout Session, the PaymentIntent of a stored charge, or `void`
 * when it was called off before it had one.
 */
export const stripeObjects = pgTable('stripe_objects', {
  transNo: text('trans_no').primaryKey(),
  objectId: text('object_id').notNull(),
});
