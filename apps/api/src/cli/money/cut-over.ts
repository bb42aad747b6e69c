import { parseArgs } from 'node:util';
import { isLocalDay, localTimeAt } from '@rochdale/domain/dates';
import { reasonViolation } from '@rochdale/domain/office/staff/reason';
import { writeEntry } from '../../features/office/audit/write-entry.ts';
import { changeCutOver } from '../../features/planned/brought-plans/public.ts';
import { cutOverNow } from '../../features/planned/cut-over/cut-over-store.ts';
import { counted } from '../../platform/counted.ts';
import type { Command } from '../command.ts';
import { withOffice } from '../with-office.ts';

const usage = 'Usage: coop cut-over, or coop cut-over <day> --by <name> --reason <text>.';

export const cutOverCommand: Command = {
  usage: 'cut-over | cut-over <day> --by <name> --reason <text>',
  summary:
    'Says, or sets, the day from which on auto pay and scheduled payments of the old portal are made here; before it the old portal makes them.',
  async run(argumentsGiven) {
    const { values, positionals } = parseArgs({
      args: [...argumentsGiven],
      allowPositionals: true,
      options: { by: { type: 'string' }, reason: { type: 'string' } },
    });
    const [day, ...rest] = positionals;
    const { by = '', reason = '' } = values;
    return withOffice(async (services) => {
      const { db, clock, site, auditSeal } = services;
      if (day === undefined) {
        const standing = await cutOverNow(db);
        console.log(
          standing === undefined
            ? 'No cut-over is set: auto pay and scheduled payments of an old portal wait.'
            : `From ${standing} on payments are made here; before that day the old portal makes them.`,
        );
        return 0;
      }
      if (rest.length > 0 || !isLocalDay(day) || by.trim() === '' || reasonViolation(reason)) throw new Error(usage);
      const now = clock.now();
      const { timeZone } = site();
      const settled = await db.transaction(async (tx) => {
        const at = { now, today: localTimeAt(now, timeZone).day, timeZone };
        const changed = await changeCutOver(tx, day, { ...at, by, reason });
        await writeEntry(tx, auditSeal, now, {
          act: 'cut-over-changed',
          byWhom: 'command',
          facts: { from: changed.before ?? 'none', to: day },
          personal: { by, reason },
        });
        return changed.settled;
      });
      const { autoPays, scheduledPayments } = settled;
      console.log(`From ${day} on payments are made here. Tell whoever runs the old portal.`);
      if (autoPays + scheduledPayments > 0)
        console.log(
          `Taken up: ${counted(autoPays, 'auto pay', 'auto pays')}, ${counted(scheduledPayments, 'scheduled payment', 'scheduled payments')}.`,
        );
      return 0;
    });
  },
};
