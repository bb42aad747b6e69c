import { faultsOf, type NightOutcome, type NightStep } from '@rochdale/domain/office/nights/night-steps';
import type { PlainTextCode, Translate } from '@rochdale/domain/texts/text';
import { type MessageContent, sendMessage } from '../../features/communications/messages/public.ts';
import { morningAddresses } from '../../features/office/watches/public.ts';
import { sitesNow } from '../../features/website/site/sites-now.ts';
import { systemClock } from '../../platform/clock.ts';
import { readEnvironment } from '../../platform/environment.ts';
import { openJobQueue } from '../../platform/jobs/job-queue.ts';
import { readKeys } from '../../platform/keys.ts';
import { vaultOf } from '../../platform/sealing/vault.ts';
import { withDatabase } from '../with-database.ts';

/** Tells whoever gets the morning e-mail what of a night did not go well. Answers how many are told. */
export async function tellOfNight(night: readonly NightOutcome[]): Promise<number> {
  const environment = readEnvironment();
  const { masterKeys } = await readKeys(environment);
  return withDatabase(environment, async ({ db }, url) => {
    const site = await sitesNow(db, environment.coopFolder);
    const jobs = await openJobQueue(url);
    const services = { clock: systemClock, site, vault: vaultOf(masterKeys), jobs, publicUrl: environment.publicUrl };
    const content = (text: Translate) => nightContent(text, night, site().settings.coopName);
    try {
      const addresses = await morningAddresses(db, environment.morning);
      await db.transaction(async (tx) => {
        for (const recipient of addresses)
          await sendMessage(
            services,
            tx,
            { channel: 'email', recipient, kind: 'staff-night', language: 'en' },
            content,
          );
      });
      return addresses.length;
    } finally {
      await jobs.close();
    }
  });
}

const stepNames = {
  import: 'nights.step.import',
  price: 'nights.step.price',
  reconcile: 'nights.step.reconcile',
  export: 'nights.step.export',
  send: 'nights.step.send',
  backup: 'nights.step.backup',
} as const satisfies Readonly<Record<NightStep, PlainTextCode>>;

function nightContent(text: Translate, night: readonly NightOutcome[], coop: string): MessageContent {
  const lines = faultsOf(night).map((fault) => {
    const said = { step: text(stepNames[fault.step]), command: `coop nightly --only ${fault.step}` };
    return fault.ended === 'failed'
      ? text('nights.mail.failed', { ...said, why: fault.why })
      : text('nights.mail.open', said);
  });
  return { subject: text('nights.mail.subject', { coop }), paragraphs: [text('nights.mail.lead'), ...lines] };
}
