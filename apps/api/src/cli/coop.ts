import { basename } from 'node:path';
import { readEnvironment, readHosting } from '../platform/environment.ts';
import { sentenceOf } from '../platform/process/program.ts';
import { hostingCommand } from '../start/hosting/hosting-command.ts';
import { auditCommand } from './audit.ts';
import type { Command } from './command.ts';
import { backupCommand } from './data/backup.ts';
import { explainCommand } from './data/explain.ts';
import { exportCommand } from './data/export.ts';
import { generateCommand } from './data/generate.ts';
import { importCommand } from './data/import.ts';
import { importBillPapersCommand } from './data/import-bill-papers.ts';
import { importGreenButtonCommand } from './data/import-green-button.ts';
import { importRoutingCommand } from './data/import-routing.ts';
import { importsCommand } from './data/imports.ts';
import { mapCommand } from './data/map.ts';
import { nightlyCommand } from './data/nightly.ts';
import { ratesCommand } from './data/rates.ts';
import { rehearseCommand } from './data/rehearse.ts';
import { restoreCommand } from './data/restore.ts';
import { rotateKeysCommand } from './data/rotate-keys.ts';
import { sendCommand } from './data/send.ts';
import { doctorCommand } from './doctor.ts';
import { linkCommand } from './link.ts';
import { loginCommand } from './logins/login.ts';
import { loginsCommand } from './logins/logins.ts';
import { signOutCommand } from './logins/sign-out.ts';
import { maintenanceCommand } from './maintenance.ts';
import { deceasedCommand } from './members/deceased.ts';
import { memberCommand } from './members/member.ts';
import { messagesCommand } from './members/messages.ts';
import { openingCommand } from './members/opening.ts';
import { migrateCommand } from './migrate.ts';
import { authorizationsCommand } from './money/authorizations.ts';
import { autoPaysCommand } from './money/auto-pays.ts';
import { bankFileCommand } from './money/bank-file.ts';
import { billingLinkCommand } from './money/billing-link.ts';
import { cutOverCommand } from './money/cut-over.ts';
import { paymentCommand } from './money/payment.ts';
import { reconcileCommand } from './money/reconcile.ts';
import { reviewCommand } from './money/review.ts';
import { noticesCommand } from './notices.ts';
import { notificationsCommand } from './notifications.ts';
import { outageCommand } from './outage.ts';
import { siteCommand } from './site.ts';
import { staffCommand } from './staff.ts';
import { todayCommand } from './today.ts';

const commands: readonly Command[] = [
  importCommand,
  importBillPapersCommand,
  importGreenButtonCommand,
  importRoutingCommand,
  importsCommand,
  mapCommand,
  ratesCommand,
  rehearseCommand,
  explainCommand,
  memberCommand,
  openingCommand,
  deceasedCommand,
  exportCommand,
  sendCommand,
  nightlyCommand,
  bankFileCommand,
  billingLinkCommand,
  authorizationsCommand,
  cutOverCommand,
  autoPaysCommand,
  generateCommand,
  linkCommand,
  loginCommand,
  loginsCommand,
  noticesCommand,
  notificationsCommand,
  todayCommand,
  doctorCommand,
  backupCommand,
  restoreCommand,
  outageCommand,
  maintenanceCommand,
  messagesCommand,
  migrateCommand,
  paymentCommand,
  reconcileCommand,
  reviewCommand,
  rotateKeysCommand,
  signOutCommand,
  siteCommand,
  hostingCommand,
  staffCommand,
  auditCommand,
];

/** Whoever reads no further, as `head` does, has what they wanted. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit();
  throw error;
});

/** Says whose data a command speaks of where nobody has said so. Throws a sentence where it may be one of several. */
function sayWhose(): void {
  if (readHosting()) throw new Error('Several co-ops are served here: COOP names the one that is meant.');
  const { named, coopFolder, dataDir, databaseUrl } = readEnvironment();
  if (named.coop) return;
  const data = databaseUrl === undefined ? `its data in ${dataDir}` : 'the database of DATABASE_URL';
  console.error(`This is about ${basename(coopFolder)}, with ${data}: COOP is not set.`);
}

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
    if (!found.isOfNoCoop && found !== hostingCommand && rest[0] !== 'new') sayWhose();
    process.exitCode = await found.run(rest);
  } catch (error) {
    console.error(sentenceOf(error));
    process.exitCode = 1;
  }
}
