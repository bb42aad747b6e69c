import { basename } from 'node:path';
import { readEnvironment, readHosting } from '../platform/environment.ts';
import { sentenceOf } from '../platform/process/program.ts';
import type { Command } from './command.ts';

/** Each is loaded when it is asked for: an import need not hold what the others are made of. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  import: async () => (await import('./data/import.ts')).importCommand,
  'import-bill-papers': async () => (await import('./data/import-bill-papers.ts')).importBillPapersCommand,
  'import-green-button': async () => (await import('./data/import-green-button.ts')).importGreenButtonCommand,
  'import-routing': async () => (await import('./data/import-routing.ts')).importRoutingCommand,
  imports: async () => (await import('./data/imports.ts')).importsCommand,
  map: async () => (await import('./data/map.ts')).mapCommand,
  rates: async () => (await import('./data/rates.ts')).ratesCommand,
  rehearse: async () => (await import('./data/rehearse.ts')).rehearseCommand,
  explain: async () => (await import('./data/explain.ts')).explainCommand,
  member: async () => (await import('./members/member.ts')).memberCommand,
  opening: async () => (await import('./members/opening.ts')).openingCommand,
  deceased: async () => (await import('./members/deceased.ts')).deceasedCommand,
  export: async () => (await import('./data/export.ts')).exportCommand,
  send: async () => (await import('./data/send.ts')).sendCommand,
  nightly: async () => (await import('./data/nightly.ts')).nightlyCommand,
  'bank-file': async () => (await import('./money/bank-file.ts')).bankFileCommand,
  'billing-link': async () => (await import('./money/billing-link.ts')).billingLinkCommand,
  authorizations: async () => (await import('./money/authorizations.ts')).authorizationsCommand,
  'cut-over': async () => (await import('./money/cut-over.ts')).cutOverCommand,
  'auto-pays': async () => (await import('./money/auto-pays.ts')).autoPaysCommand,
  generate: async () => (await import('./data/generate.ts')).generateCommand,
  link: async () => (await import('./link.ts')).linkCommand,
  login: async () => (await import('./logins/login.ts')).loginCommand,
  logins: async () => (await import('./logins/logins.ts')).loginsCommand,
  notices: async () => (await import('./notices.ts')).noticesCommand,
  notifications: async () => (await import('./notifications.ts')).notificationsCommand,
  today: async () => (await import('./today.ts')).todayCommand,
  doctor: async () => (await import('./doctor.ts')).doctorCommand,
  backup: async () => (await import('./data/backup.ts')).backupCommand,
  restore: async () => (await import('./data/restore.ts')).restoreCommand,
  outage: async () => (await import('./outage.ts')).outageCommand,
  maintenance: async () => (await import('./maintenance.ts')).maintenanceCommand,
  messages: async () => (await import('./members/messages.ts')).messagesCommand,
  migrate: async () => (await import('./migrate.ts')).migrateCommand,
  payment: async () => (await import('./money/payment.ts')).paymentCommand,
  reconcile: async () => (await import('./money/reconcile.ts')).reconcileCommand,
  review: async () => (await import('./money/review.ts')).reviewCommand,
  'rotate-keys': async () => (await import('./data/rotate-keys.ts')).rotateKeysCommand,
  'sign-out': async () => (await import('./logins/sign-out.ts')).signOutCommand,
  site: async () => (await import('./site.ts')).siteCommand,
  hosting: async () => (await import('../start/hosting/hosting-command.ts')).hostingCommand,
  staff: async () => (await import('./staff.ts')).staffCommand,
  audit: async () => (await import('./audit.ts')).auditCommand,
};

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
const load = name !== undefined && Object.hasOwn(commands, name) ? commands[name] : undefined;
const found = await load?.();
if (!found || rest.includes('--help')) {
  const shown = found ? [found] : await Promise.all(Object.values(commands).map((one) => one()));
  console.log(
    ['Usage: npm run coop -- <command>', '', ...shown.map((one) => `  ${one.usage}\n      ${one.summary}`)].join('\n'),
  );
  process.exitCode = found || name === undefined || name === '--help' ? 0 : 2;
} else {
  try {
    if (!found.isOfNoCoop && rest[0] !== 'new') sayWhose();
    process.exitCode = await found.run(rest);
  } catch (error) {
    console.error(sentenceOf(error));
    process.exitCode = 1;
  }
}
