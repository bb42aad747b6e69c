/** A flag as the specification writes it on the wire. Written and read here alone. */
export const yesNo = ['Y', 'N'] as const;
export type YesNo = (typeof yesNo)[number];

export const yesNoOf = (is: boolean): YesNo => (is ? 'Y' : 'N');
export const isYes = (said: YesNo): boolean => said === 'Y';
