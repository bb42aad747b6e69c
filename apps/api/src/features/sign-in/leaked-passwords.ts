import { isCommonPassword } from '@rochdale/domain/sign-in/new-credentials';
import { dictionary } from '@zxcvbn-ts/language-common';

/** 49,000 leaked passwords by how often they occur, in lower case (@zxcvbn-ts/language-common, MIT). */
const common: ReadonlySet<string> = new Set(dictionary['passwords-common'].map((one) => one.toLowerCase()));

/** Whether a password is one that is guessed first (open-points §2). */
export const isCommon = (password: string): boolean => isCommonPassword(password, common);
