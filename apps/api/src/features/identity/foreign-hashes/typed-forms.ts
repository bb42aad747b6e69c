/**
 * A password as it was typed, and, where letters with accents can be written in two ways, as the other keyboards send them:
 * the old system hashed the bytes that it was sent (moving-in-17).
 */
export const typedForms = (password: string): readonly string[] => [
  ...new Set([password, password.normalize('NFC'), password.normalize('NFD')]),
];
