import { tidyEmail } from '@rochdale/domain/identity/registration/contact';
import type pg from 'pg';
import type { FieldValue } from '../csv-fields.ts';
import type { DecodedRow, RowProblem } from '../reading/decode-rows.ts';
import { loginsBeside } from './check-logins-store.ts';
import { problemAt, type Report } from './check-references.ts';
import type { CheckedFile } from './checked-file.ts';

/** Looks at rows of logins.csv. */
export type LoginChecks = (batch: readonly DecodedRow[], client: pg.ClientBase) => Promise<void>;

/**
 * Holds the rows of logins.csv against the logins that are here (moving-in-20): a username that another member has can't
 * be given again; a member who has a login keeps it; an email address that another member's login has is told.
 */
export function loginChecks(file: CheckedFile, report: Report, warn: (warning: RowProblem) => void): LoginChecks {
  const emails = new Map<string, string>();
  const places = Object.keys(file.entity.columns);
  const textIn = (values: readonly FieldValue[], column: string) => String(values[places.indexOf(column)] ?? '');
  return async (batch, client) => {
    const rows = batch.map(({ line, values }) => ({
      line,
      loginKey: textIn(values, 'loginKey'),
      memberNumber: textIn(values, 'memberNumber'),
      email: tidyEmail(textIn(values, 'email')),
    }));
    const here = await loginsBeside(client, rows);
    for (const { line, loginKey, memberNumber, email } of rows) {
      const ofMember = memberNumber === '' ? undefined : here.byMember.get(memberNumber);
      const ofKey = here.byKey.get(loginKey);
      const sayOf = (column: string, reason: string) => warn(problemAt(file, line, column, reason));
      if (ofMember && ofMember.loginKey !== loginKey)
        sayOf('memberNumber', 'has a login here under another username, which stays as it is');
      else if (ofKey && ofKey.memberNumber !== memberNumber)
        report(problemAt(file, line, 'loginKey', 'is the login of another member'), false);
      const withEmail = [...(here.keysOfEmail.get(email) ?? []), emails.get(email) ?? loginKey];
      if (withEmail.some((one) => one !== loginKey)) sayOf('email', 'is the email address of another login too');
      emails.set(email, loginKey);
    }
  };
}
