import { parseArgs } from 'node:util';
import { describePayment } from '../../features/paying/payments/describe-payment.ts';
import { type Reversal, reversePayment } from '../../features/paying/payments/reverse-payment.ts';
import { dismissReturn } from '../../features/planned/returned-payments/public.ts';
import { systemClock } from '../../platform/clock.ts';
import { type Environment, readEnvironment } from '../../platform/environment.ts';
import { openServices } from '../../services.ts';
import type { Command } from '../command.ts';
import { withDatabase } from '../with-database.ts';
import { refundByCommand } from './refund.ts';

const refusals: Record<Exclude<Reversal, 'left'>, string> = {
  unknown: 'There is no such payment.',
  'not-posted': 'It is not posted: there is nothing to book back.',
  'reversed-before': 'It was sent back or reversed before.',
};

export const paymentCommand: Command = {
  usage:
    'payment show <transNo> | payment reverse <transNo> --by <name> --reason <text> | payment refund <transNo> [--amount <dollars>] [--with-fee | --without-fee] [--second <name>] --by <name> --reason <text> | payment dismiss-return <reference> --by <name> --reason <text>',
  summary:
    'Shows what became of a payment, books a posted one back and tells the member, while no money moves at the payment company, or has the company give it back, whole or in part. A return that names no payment, or waits for a person, is dismissed.',
  async run(argumentsGiven) {
    const { values, positionals } = parseArgs({
      args: [...argumentsGiven],
      allowPositionals: true,
      options: {
        by: { type: 'string' },
        reason: { type: 'string' },
        amount: { type: 'string' },
        'with-fee': { type: 'boolean' },
        'without-fee': { type: 'boolean' },
        second: { type: 'string' },
      },
    });
    const [action, transNo, ...more] = positionals;
    const isKnown = action === 'show' || action === 'reverse' || action === 'refund' || action === 'dismiss-return';
    if (!isKnown || transNo === undefined || more.length > 0)
      throw new Error(
        'Usage: coop payment show <transNo>, reverse <transNo>, refund <transNo>, or dismiss-return <reference>.',
      );
    const byWhom = (values.by ?? '').trim().slice(0, 100);
    const note = (values.reason ?? '').trim().slice(0, 500);
    if (action !== 'show' && (byWhom === '' || note === ''))
      throw new Error('Give who decides and why: --by <name> --reason <text>.');
    if (action === 'refund') {
      const withFee = values['with-fee'] ?? (values['without-fee'] ? false : undefined);
      const { amount, second } = values;
      return refundByCommand({ transNo, amount, withFee, byWhom, reason: note, second });
    }
    const environment = readEnvironment();
    if (action === 'dismiss-return') return dismiss(environment, transNo, { byWhom, note });
    return withDatabase(environment, async (_database, url) => {
      const services = await openServices({ ...environment, databaseUrl: url, logLevel: 'warn' });
      try {
        if (action === 'show') {
          const said = await describePayment(services.db, transNo, services.site().timeZone);
          console.log(said ?? refusals.unknown);
          return said === undefined ? 1 : 0;
        }
        const became = await reversePayment(services, { transNo, byWhom, note });
        if (became !== 'left') {
          console.error(refusals[became]);
          return 1;
        }
        console.log(
          'The worker books it back within minutes and tells the member. Nothing moves at the payment company.',
        );
        return 0;
      } finally {
        await services.close();
      }
    });
  },
};

async function dismiss(
  environment: Environment,
  reference: string,
  decided: { readonly byWhom: string; readonly note: string },
): Promise<number> {
  return withDatabase(environment, async ({ db }) => {
    const waited = await dismissReturn(db, reference, { ...decided, handledAt: systemClock.now() });
    if (waited) console.log(`The return of ${reference} needs nothing more: ${decided.note} (${decided.byWhom}).`);
    else console.error(`No return of ${reference} waits for a person.`);
    return waited ? 0 : 1;
  });
}
