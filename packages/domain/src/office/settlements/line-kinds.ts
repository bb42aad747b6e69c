/**
 * Why money stands in a settlement. `return`: a bank sent an e-check back. `dispute`: the company holds money back for one,
 * and `dispute-won`: it lets it go. `refund-failed`: what was given back did not arrive. `other`: anything else of the company's.
 */
export const lineKinds = [
  'payment',
  'refund',
  'refund-failed',
  'return',
  'dispute',
  'dispute-won',
  'fee',
  'other',
] as const;
export type LineKind = (typeof lineKinds)[number];
