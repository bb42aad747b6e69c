import { type SQL, sql } from 'drizzle-orm';

/**
 * That a member has dealt with paying an account by itself at this portal: it has auto pay or a draft, or had what was set up
 * here. `row` names a table with the account and the member.
 */
export function hasDealtWithIt(row: 'brought'): SQL {
  const brought = sql.identifier(row);
  return sql`exists (select 1 from auto_pays own where own.account_number = ${brought}.account_number)
    or exists (select 1 from drafts own where own.account_number = ${brought}.account_number)
    or exists (select 1 from authorizations own where own.plan_kind in ('auto-pay', 'draft')
      and own.plan_key = ${brought}.account_number and own.member_number = ${brought}.member_number
      and own.text_version not in ('', 'brought'))`;
}
