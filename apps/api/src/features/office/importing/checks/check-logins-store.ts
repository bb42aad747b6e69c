import type pg from 'pg';

/** A login that is here; of a person without a membership the member number is empty. */
export interface LoginHere {
  readonly loginKey: string;
  readonly memberNumber: string;
  readonly email: string;
}

/** What is here beside the rows of logins.csv. */
export interface LoginsBeside {
  readonly byKey: ReadonlyMap<string, LoginHere>;
  readonly byMember: ReadonlyMap<string, LoginHere>;
  /** The usernames of an email address. */
  readonly keysOfEmail: ReadonlyMap<string, readonly string[]>;
}

/** The logins that are here under one of these usernames, for one of these members, or with one of these email addresses. */
export async function loginsBeside(client: pg.ClientBase, rows: readonly LoginHere[]): Promise<LoginsBeside> {
  const { rows: found } = await client.query<LoginHere>(
    `select login_key as "loginKey", lower(logins.email) as email, coalesce(members.member_number, '') as "memberNumber"
     from logins left join members using (member_number)
     where login_key = any($1::text[]) or member_number = any($2::text[]) or lower(logins.email) = any($3::text[])`,
    [rows.map((row) => row.loginKey), rows.map((row) => row.memberNumber), rows.map((row) => row.email)],
  );
  const keysOfEmail = new Map<string, string[]>();
  for (const { email, loginKey } of found) keysOfEmail.set(email, [...(keysOfEmail.get(email) ?? []), loginKey]);
  return {
    byKey: new Map(found.map((one) => [one.loginKey, one])),
    byMember: new Map(found.map((one) => [one.memberNumber, one])),
    keysOfEmail,
  };
}
