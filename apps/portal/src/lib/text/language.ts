import { keptLanguageIn, keptLanguageText, languageCookie } from '@rochdale/domain/texts/kept-language';
import type { LanguageName } from '@rochdale/domain/texts/languages';
import { keepCookie } from '@rochdale/ui/device/cookie.ts';
import { pageLanguage } from '@rochdale/ui/text/text.ts';
import { operation } from '../calls/api.ts';
import { readCookies } from '../device/storage.ts';
import { readSession } from '../session/session.ts';

const choose = operation('language.choose', 'PUT /v3/member/{memberNumber}/language');

/** Keeps a member's language with the login, for e-mails and other devices; the page needs no answer. */
async function storeLanguage(language: LanguageName): Promise<void> {
  const session = readSession();
  if (!session || session.mustSetUpMfa) return;
  const { memberNumber, ownNumber = memberNumber } = session;
  await choose({ params: { memberNumber: ownNumber }, body: { language } }).catch(() => undefined);
}

/** The choice made on this device: kept here, of a member with the login too; the page comes again in that language. */
export async function chooseLanguage(language: LanguageName): Promise<void> {
  keepCookie(languageCookie, keptLanguageText({ language, isChosen: true }));
  await storeLanguage(language);
  window.location.reload();
}

/**
 * After sign-in: a choice made on this device wins and is stored; else the member gets their own language, by loading
 * the page once more. Answers whether that happens.
 */
export function followMember(stored: LanguageName): boolean {
  const kept = keptLanguageIn(readCookies());
  if (kept?.isChosen) {
    if (kept.language !== 'en-XA' && kept.language !== stored) void storeLanguage(kept.language);
    return false;
  }
  if (stored === pageLanguage()) return false;
  keepCookie(languageCookie, keptLanguageText({ language: stored, isChosen: false }));
  window.location.reload();
  return true;
}

/** The member has signed out: their language is not the next one's. A choice made on this device stays. */
export function forgetMemberLanguage(): void {
  if (keptLanguageIn(readCookies())?.isChosen === false) keepCookie(languageCookie, null);
}
