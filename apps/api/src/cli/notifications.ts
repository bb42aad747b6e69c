import { parseArgs } from 'node:util';
import { gates } from '@rochdale/domain/gates/gates';
import { announceDrafts } from '../features/communications/notifications/public.ts';
import { sitesNow } from '../features/website/site/sites-now.ts';
import { systemClock } from '../platform/clock.ts';
import { readEnvironment } from '../platform/environment.ts';
import type { Command } from './command.ts';
import { withDatabase } from './with-database.ts';

export const notificationsCommand: Command = {
  usage: 'notifications announce-drafts [--dry-run]',
  summary:
    'Chooses for drafts and auto pay from bank accounts that stand already that each payment is e-mailed ten days before.',
  async run(argumentsGiven) {
    const { values, positionals } = parseArgs({
      args: [...argumentsGiven],
      allowPositionals: true,
      options: { 'dry-run': { type: 'boolean', default: false } },
    });
    if (positionals.length !== 1 || positionals[0] !== 'announce-drafts')
      throw new Error('Usage: coop notifications announce-drafts [--dry-run].');
    const dryRun = values['dry-run'];
    const environment = readEnvironment();
    return withDatabase(environment, async ({ db }) => {
      const site = await sitesNow(db, environment.coopFolder);
      if (!gates.notifications({ site: site(), signedIn: true }).open) {
        console.error('Members of this co-op choose no notices: the feature Notifications is off.');
        return 1;
      }
      const { byEmail, asChosen, takenBack, none } = await announceDrafts({ db, clock: systemClock, site }, { dryRun });
      const lines = [
        `${dryRun ? 'Would be chosen' : 'Chosen'} for ${byEmail} accounts.`,
        `As their members chose: ${asChosen}. Taken back by their members: ${takenBack}.`,
        `Reached by no e-mail of the portal, to be told by the office: ${none}.`,
      ];
      console.log(lines.join('\n'));
      return 0;
    });
  },
};
