import { escaped } from '@rochdale/domain/markup-text';
import type { ArrivalRefusal } from '@rochdale/domain/office/staff/arrival-refusals';
import { translatorOf } from '@rochdale/domain/texts/catalogues';
import type { TextLanguage } from '@rochdale/domain/texts/languages';

/** Whoever arrives from another site brings no strict cookie: a page of our own site opens the address again. */
export function arrivalPage(to: '/' | `/sign-in?refused=${ArrivalRefusal}`, language: TextLanguage): string {
  const words = escaped(translatorOf(language)('staff.signIn.returning'));
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta http-equiv="refresh" content="0;url=${to}"><title>${words}</title></head><body><p><a href="${to}">${words}</a></p></body></html>`;
}
