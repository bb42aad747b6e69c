import { isTrimmedWord, wordsOfNames } from '@rochdale/domain/identity/sign-in/new-credentials';
import { type Violation, violation } from '@rochdale/domain/violation';
import type { SiteSettings } from '@rochdale/domain/website/site/site';
import { dictionary } from '@zxcvbn-ts/language-common';

/** 49,000 leaked passwords by how often they occur, in lower case (@zxcvbn-ts/language-common, MIT). */
const common: ReadonlySet<string> = new Set(dictionary['passwords-common'].map((one) => one.toLowerCase()));

/** A password that is guessed first (identity-46): a common one, or one made of the member's or the co-op's names. */
export function guessedPasswordViolation(
  password: string,
  { coopName, coopShortName }: Pick<SiteSettings, 'coopName' | 'coopShortName'>,
  member: { readonly loginId: string; readonly email: string },
): Violation | undefined {
  if (isTrimmedWord(password, common)) return violation('registration.password.common');
  const names = ['Rochdale', coopName, coopShortName, member.loginId, member.email];
  return isTrimmedWord(password, wordsOfNames(names)) ? violation('registration.password.ownName') : undefined;
}
