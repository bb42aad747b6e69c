import { parseArgs } from 'node:util';
import { reasonViolation } from '@rochdale/domain/office/staff/reason';
import type { Command } from '../../cli/command.ts';
import { readCoopsFolder } from '../../platform/environment.ts';
import type { Hosting } from '../../platform/process/hosting/hosted-variables.ts';
import { addHosted, type HostingChange, moveHosted, removeHosted } from './change-hosting.ts';
import { type CheckedCoop, checkCoop } from './check-coop.ts';
import { hostedFolders } from './hosted-folders.ts';
import { reasonsOf } from './kept-coops.ts';

export const hostingCommand: Command = {
  isOfNoCoop: true,
  usage:
    'hosting list | hosting add <folder> --host <host> … --database <url> [--office <host>] [--group <group>] [--name <name> --phone <number>] | hosting move <folder> [--host <host> …] [--office <host>] [--group <group>] [--database <url>] | hosting remove <folder>; each but list with --by <name> --reason <text>',
  summary:
    'Says which co-ops of COOPS_DIR are served together, begins to serve one, moves it to other hosts, another group of processes or another database, or ends serving it; while the portal runs.',
  async run(argumentsGiven) {
    const { values, positionals } = parseArgs({
      args: [...argumentsGiven],
      allowPositionals: true,
      options: {
        host: { type: 'string', multiple: true },
        office: { type: 'string' },
        group: { type: 'string' },
        database: { type: 'string' },
        name: { type: 'string' },
        phone: { type: 'string' },
        by: { type: 'string', default: '' },
        reason: { type: 'string', default: '' },
      },
    });
    const hosting = readCoopsFolder();
    if (!hosting) throw new Error('COOPS_DIR is not set: it names the folder of the co-ops.');
    const [action = 'list', name, ...rest] = positionals;
    const { host: hosts, office, group, database: databaseUrl } = values;
    const change: HostingChange = { hosts, office, group, databaseUrl };
    if (action === 'list' && name === undefined) return list(hosting);
    if (name === undefined || rest.length > 0)
      throw new Error('Usage: coop hosting list, add, move or remove <folder>.');
    const operator = { by: values.by.trim(), reason: values.reason.trim() };
    if (operator.by === '' || reasonViolation(operator.reason))
      throw new Error(`coop hosting ${action} needs --by <name> and --reason <text>: they stand in the co-op’s audit.`);
    if (action === 'add') {
      const { name: coopName, phone } = values;
      const isNew = coopName !== undefined && phone !== undefined;
      await addHosted(hosting, name, change, isNew ? { name: coopName, phone } : undefined, operator);
    } else if (action === 'move') await moveHosted(hosting, name, change, operator);
    else if (action === 'remove') {
      await removeHosted(hosting, name, operator);
      console.log(`${name} is not served any more within seconds. Its folder, keys and database stay.`);
      return 0;
    } else throw new Error('Usage: coop hosting list, add, move or remove <folder>.');
    return list(hosting, name);
  },
};

/** Says of each co-op, or of one, whether it can be served; what a process does with it stands on the operator's page. */
async function list({ coopsFolder, variables }: Hosting, only?: string): Promise<number> {
  const good: CheckedCoop[] = [];
  let broken = 0;
  for (const { name, error: unreadable } of await hostedFolders(coopsFolder)) {
    const isShown = only === undefined || only === name;
    try {
      if (unreadable) throw unreadable;
      const coop = await checkCoop(variables, name, good);
      good.push(coop);
      const office = coop.office === undefined ? '' : `, office ${coop.office}`;
      const group = coop.group === undefined ? '' : `, group ${coop.group}`;
      if (isShown) console.log(`${name}: ${coop.hosts.join(', ')}${office}${group}`);
    } catch (error) {
      if (!isShown) continue;
      broken += 1;
      for (const reason of reasonsOf(error)) console.log(`${name} can’t be served: ${reason}`);
    }
  }
  if (good.length + broken === 0) console.log(`No folder in ${coopsFolder} has a hosting.yaml.`);
  return broken === 0 ? 0 : 1;
}
