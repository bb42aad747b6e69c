/**
 * What somebody may have tried who was refused: what is another's, or wants a session; a sealed value that is not ours; more
 * than a limit allows; a shape that no page of ours sends.
 */
export const refusedKinds = ['refused-access', 'altered-value', 'limit-reached', 'refused-input'] as const;
export type RefusedKind = (typeof refusedKinds)[number];
