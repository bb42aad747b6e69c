import { parseArgs } from 'node:util';
import { findAccount, listAccounts } from '../../features/account/accounts/public.ts';
import {
  accountFacts,
  accountNotes,
  explainSubject,
  memberReasons,
  subjectOf,
  topicOf,
  unknownSubject,
} from '../../features/office/explaining/public.ts';
import { sitesNow } from '../../features/website/site/sites-now.ts';
import { systemClock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { readEnvironment } from '../../platform/environment.ts';
import { maintenanceOf } from '../../platform/run-time-settings/maintenance.ts';
import { storedSettings } from '../../platform/run-time-settings/run-time-settings.ts';
import type { Command } from '../command.ts';
import { withDatabase } from '../with-database.ts';

const isNumber = (text: string | undefined) => text === undefined || /^\d{1,12}$/.test(text);

export const explainCommand: Command = {
  usage: 'explain <screen|operation> [--account <account>] [--member <member>]',
  summary: 'Says why a screen or an operation is open or closed: by its settings, and for an account by its own facts.',
  async run(argumentsGiven) {
    const { values, positionals } = parseArgs({
      args: [...argumentsGiven],
      allowPositionals: true,
      options: { account: { type: 'string' }, member: { type: 'string' } },
    });
    const [asked, ...rest] = positionals;
    if (asked === undefined || rest.length > 0)
      throw new Error('Usage: coop explain <screen|operation> [--account <account>] [--member <member>].');
    if (!isNumber(values.account) || !isNumber(values.member))
      throw new Error('--account and --member take numbers of up to 12 digits.');
    const subject = subjectOf(asked);
    if (!subject) throw new Error(unknownSubject(asked));
    const environment = readEnvironment();
    return withDatabase(environment, async ({ db }) => {
      const site = (await sitesNow(db, environment.coopFolder))();
      console.log(explainSubject(subject, site).join('\n'));
      if (maintenanceOf(await storedSettings(db), systemClock.now()).isOn)
        console.log('  The portal is closed for maintenance: coop maintenance off opens it again.');
      const accountNumbers = await askedAccounts(db, values);
      for (const accountNumber of accountNumbers) {
        const facts = await accountFacts({ db, clock: systemClock, site }, accountNumber);
        if (!facts) throw new Error(`There is no account ${accountNumber}.`);
        const { memberNumber } = facts.account;
        const isTheirs = values.member === undefined || values.member === memberNumber;
        const notes = accountNotes(topicOf(subject), facts, site);
        console.log(isTheirs ? notes.join('\n') : `Account ${accountNumber} ${notTheirs}`);
      }
      const at = { db, clock: systemClock, site };
      const [first] = accountNumbers;
      const memberNumber = values.member ?? (first && (await findAccount(db, first))?.memberNumber);
      if (memberNumber === undefined) return 0;
      const topic = topicOf(subject);
      const reasons = await memberReasons(at, subject, topic, memberNumber, accountNumbers);
      if (reasons.length > 0)
        console.log([`Member ${memberNumber}:`, ...reasons.map(({ line }) => `  ${line}`)].join('\n'));
      return 0;
    });
  },
};

const notTheirs = 'belongs to another member; the portal answers as if it did not exist.';
const maxAccounts = 25;

/** The account that was named, or those of the member. */
async function askedAccounts(
  db: Database,
  { account, member }: { readonly account?: string | undefined; readonly member?: string | undefined },
): Promise<readonly string[]> {
  if (account !== undefined) return [account];
  if (member === undefined) return [];
  const found = await listAccounts(db, member, { limit: maxAccounts, offset: 0 });
  if (found.length === 0) throw new Error(`There is no member ${member} with accounts.`);
  return found.map(({ accountNumber }) => accountNumber);
}
