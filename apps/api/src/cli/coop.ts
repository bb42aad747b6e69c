import { sentenceOf } from '../platform/program.ts';
import { backupCommand } from './backup.ts';
import type { Command } from './command.ts';
import { doctorCommand } from './doctor.ts';
import { explainCommand } from './explain.ts';
import { exportCommand } from './export.ts';
import { generateCommand } from './generate.ts';
import { importCommand } from './import.ts';
import { importGreenButtonCommand } from './import-green-button.ts';
import { importRoutingCommand } from './import-routing.ts';
import { linkCommand } from './link.ts';
import { maintenanceCommand } from './maintenance.ts';
import { migrateCommand } from './migrate.ts';
import { noticesCommand } from './notices.ts';
import { outageCommand } from './outage.ts';
import { reconcileCommand } from './reconcile.ts';
import { restoreCommand } from './restore.ts';
import { reviewCommand } from './review.ts';
import { rotateKeysCommand } from './rotate-keys.ts';
import { signOutCommand } from './sign-out.ts';
import { siteCommand } from './site.ts';

const commands: readonly Command[] = [
  importCommand,
  importGreenButtonCommand,
  importRoutingCommand,
  explainCommand,
  exportCommand,
  generateCommand,
  linkCommand,
  noticesCommand,
  doctorCommand,
  backupCommand,
  restoreCommand,
  outageCommand,
  maintenanceCommand,
  migrateCommand,
  reconcileCommand,
  reviewCommand,
  rotateKeysCommand,
  signOutCommand,
  siteCommand,
];

/** The `coop` command: `npm run coop -- <command> …`. */
const [name, ...rest] = process.argv.slice(2);
const found = commands.find((command) => command.name === name);
if (!found || rest.includes('--help')) {
  const shown = found ? [found] : commands;
  console.log(
    ['Usage: npm run coop -- <command>', '', ...shown.map((one) => `  ${one.usage}\n      ${one.summary}`)].join('\n'),
  );
  process.exitCode = found || name === undefined || name === '--help' ? 0 : 2;
} else {
  try {
    process.exitCode = await found.run(rest);
  } catch (error) {
    console.error(sentenceOf(error));
    process.exitCode = 1;
  }
}
