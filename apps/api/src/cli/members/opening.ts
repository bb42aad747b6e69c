import { parseArgs } from 'node:util';
import { admitsMore, isStage, memberLists } from '@rochdale/domain/office/opening/stages';
import { changeList, openingActs, openingNow } from '../../features/identity/opening/public.ts';
import { writeEntry } from '../../features/office/audit/write-entry.ts';
import type { OfficeServices } from '../../features/office/staff/office-services.ts';
import { todayAt } from '../../platform/clock.ts';
import type { OfficeNote } from '../../platform/office/office-call.ts';
import type { Command } from '../command.ts';
import { withOffice } from '../with-office.ts';

const usage =
  'Usage: coop opening, coop opening rehearsing|invited|open [--quick-pay] [--confirmed-by <name>], or coop opening list test|pilot|none <member number> …; what changes something with --by <name> --reason <text>.';

export const openingCommand: Command = {
  usage:
    'opening | opening rehearsing|invited|open [--quick-pay] [--confirmed-by <name>] --by <name> --reason <text> | opening list test|pilot|none <member number> … --by <name> --reason <text>',
  summary:
    'Says who may come in, opens the portal to more members (by two people) or closes it, and puts members on a list; on the record.',
  async run(argumentsGiven) {
    const { values, positionals } = parseArgs({
      args: [...argumentsGiven],
      allowPositionals: true,
      options: {
        'quick-pay': { type: 'boolean', default: false },
        'confirmed-by': { type: 'string' },
        by: { type: 'string' },
        reason: { type: 'string' },
      },
    });
    const [action, ...rest] = positionals;
    return withOffice(async (services) => {
      if (action === undefined) return show(services);
      const { by, reason, 'confirmed-by': confirmedBy } = values;
      if (!by || !reason) throw new Error(usage);
      const people = { by, reason, confirmedBy, quickPay: values['quick-pay'] };
      if (action === 'list') return list(services, rest, people);
      if (!isStage(action) || rest.length > 0) throw new Error(usage);
      return change(services, action, people);
    });
  },
};

interface People {
  readonly by: string;
  readonly reason: string;
  readonly confirmedBy: string | undefined;
  readonly quickPay: boolean;
}

const noteOf =
  ({ auditSeal, clock }: OfficeServices, { by, confirmedBy }: People): OfficeNote =>
  (tx, entry) => {
    const personal = { ...entry.personal, by, ...(confirmedBy && { confirmedBy }) };
    return writeEntry(tx, auditSeal, clock.now(), { ...entry, byWhom: 'command', personal });
  };

async function show({ db }: OfficeServices): Promise<number> {
  const { stage, publicPay } = await openingNow(db);
  console.log(
    {
      rehearsing: `The portal is rehearsing: the test list alone comes in. Quick Pay ${publicPay ? 'takes payments' : 'takes no payments'}.`,
      invited: 'The portal is open to those who were invited, and anybody may pay by Quick Pay.',
      open: 'The portal is open to everybody.',
    }[stage],
  );
  return 0;
}

async function change(
  services: OfficeServices,
  stage: 'rehearsing' | 'invited' | 'open',
  people: People,
): Promise<number> {
  const { by, reason, confirmedBy, quickPay: publicPay } = people;
  await services.db.transaction(async (tx) => {
    const { stage: from } = await openingNow(tx);
    const isSecond = confirmedBy !== undefined && confirmedBy.trim().toLowerCase() !== by.trim().toLowerCase();
    if (admitsMore(from, stage) && !isSecond)
      throw new Error('Letting more members in takes two people: --confirmed-by <name> of another person than --by.');
    const body = { from, stage, publicPay, reason };
    const acted = { people: [], name: by, note: noteOf(services, people) };
    await openingActs(services)['opening.change'](tx, { params: undefined, query: undefined, body }, acted);
  });
  return show(services);
}

async function list(services: OfficeServices, given: readonly string[], people: People): Promise<number> {
  const [name = '', ...memberNumbers] = given;
  const to = memberLists.find((one) => one === name);
  if ((to === undefined && name !== 'none') || memberNumbers.length === 0) throw new Error(usage);
  const unknown = await services.db.transaction(async (tx) => {
    const { clock, site } = services;
    const added = { now: clock.now(), today: todayAt(clock, site().timeZone), by: people.by };
    const left = await changeList(tx, to ?? 'none', memberNumbers, added);
    const facts = { list: name, members: memberNumbers.length - left.length };
    const personal = { memberNumbers, reason: people.reason };
    await noteOf(services, people)(tx, { act: 'opening-list-changed', facts, personal });
    return left;
  });
  console.log(
    unknown.length === 0
      ? 'The lists are changed.'
      : `There is no member ${unknown.join(', ')}. The lists are changed.`,
  );
  return 0;
}
