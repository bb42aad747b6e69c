/** The languages that members choose from, as they stand in `lang` and `Accept-Language`. */
export const languages = ['en', 'es'] as const;
export type LanguageName = (typeof languages)[number];
