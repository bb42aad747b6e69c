import { parseArgs } from 'node:util';
import { describeContactConsents } from '../../features/communications/notifications/public.ts';
import { describeRestorationTexts } from '../../features/communications/restoration-texts/public.ts';
import { describeAuthorizations } from '../../features/planned/authorizations/public.ts';
import { readEnvironment } from '../../platform/environment.ts';
import type { Command } from '../command.ts';
import { withDatabase } from '../with-database.ts';

export const authorizationsCommand: Command = {
  usage: 'authorizations <member, account, phone, transNo or trace number> [--text]',
  summary:
    'Shows who agreed to be charged without being there, or to be texted and called: when, how, from where, in which edition, and how it ended; --text shows the text itself.',
  async run(argumentsGiven) {
    const { values, positionals } = parseArgs({
      args: [...argumentsGiven],
      allowPositionals: true,
      options: { text: { type: 'boolean', default: false } },
    });
    const [number, ...more] = positionals;
    if (number === undefined || more.length > 0)
      throw new Error('Usage: coop authorizations <member, account, phone, transNo or trace number> [--text]');
    return withDatabase(readEnvironment(), async ({ db }) => {
      const withText = values.text;
      const plans = await describeAuthorizations(db, number, { withText });
      const contacts = await describeContactConsents(db, number, { withText });
      const restorations = await describeRestorationTexts(db, number, { withText });
      const said = [plans, contacts, restorations].filter((one) => one !== undefined);
      if (said.length === 0) console.error(`Nothing is on record for ${number}.`);
      else console.log(said.join('\n\n'));
      return said.length === 0 ? 1 : 0;
    });
  },
};
