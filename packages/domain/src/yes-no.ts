/** A flag as the specification writes it: on the wire, in a site and in CSV files. Written and read here alone. */
export const yesNo = ['Y', 'N'] as const;
export type YesNo = (typeof yesNo)[number];

export const isYesNo = (text: string): text is YesNo => yesNo.some((letter) => letter === text);
export const yesNoOf = (is: boolean): YesNo => (is ? 'Y' : 'N');
export const isYes = (said: YesNo): boolean => said === 'Y';
