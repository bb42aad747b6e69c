import { ageText } from '@rochdale/domain/office/frame/age-text';
import {
  type MeasuredWatch,
  waitingIn,
  waitingInOrder,
  watchTotals,
} from '@rochdale/domain/office/watches/watch-states';
import { watchOf } from '@rochdale/domain/office/watches/watches';
import { translatorOf } from '@rochdale/domain/texts/catalogues';
import { measureWatches, type WatchHolder, watchHolders } from '../features/office/watches/public.ts';
import { loadBankSettings } from '../features/planned/bank-file/public.ts';
import { sitesNow } from '../features/website/site/sites-now.ts';
import { systemClock } from '../platform/clock.ts';
import { readEnvironment } from '../platform/environment.ts';
import type { Command } from './command.ts';
import { withDatabase } from './with-database.ts';

const text = translatorOf('en');

export const todayCommand: Command = {
  usage: 'today',
  summary: 'Lists what needs a person, how many, for how long and whose it is; 1 when something is late or not known.',
  async run(argumentsGiven) {
    if (argumentsGiven.length > 0) throw new Error('Usage: coop today.');
    const environment = readEnvironment();
    return withDatabase(environment, async ({ db }) => {
      const site = await sitesNow(db, environment.coopFolder);
      const bank = await loadBankSettings(environment.coopFolder);
      const all = await measureWatches({ db, clock: systemClock, site, bank });
      for (const line of linesOf(all, await watchHolders(db), systemClock.now())) console.log(line);
      const { late, failed } = watchTotals(all);
      return late + failed > 0 ? 1 : 0;
    });
  },
};

/** What Today says, for the terminal. */
function linesOf(all: readonly MeasuredWatch[], holders: readonly WatchHolder[], now: Date): string[] {
  const waiting = waitingInOrder(all);
  const failed = all.filter(({ state }) => state === 'failed');
  const { things, late } = watchTotals(all);
  if (waiting.length + failed.length === 0) return [text('watch.mail.clear', { count: all.length })];
  return [
    text('watch.mail.things', { count: things, late }),
    ...waiting.flatMap((watch, index) => [
      ...(watchOf(watch.kind).group === groupBefore(waiting, index)
        ? []
        : ['', text(`watch.group.${watchOf(watch.kind).group}`)]),
      lineOf(watch, holders, now),
      `        → ${text(`watch.${watch.kind}.todo`)} ${watchOf(watch.kind).command}`,
    ]),
    ...(failed.length === 0 ? [] : ['']),
    ...failed.map(({ kind }) => text('watch.mail.failed', { what: text(`watch.${kind}`) })),
  ];
}

const groupBefore = (waiting: readonly MeasuredWatch[], index: number) => {
  const last = waiting[index - 1];
  return last && watchOf(last.kind).group;
};

function lineOf(watch: MeasuredWatch, holders: readonly WatchHolder[], now: Date): string {
  const { kind, state } = watch;
  const mark = state === 'late' ? 'LATE' : '    ';
  const whose = holders.find((one) => one.kind === kind)?.name ?? 'nobody';
  return `${mark}${String(waitingIn(watch)).padStart(4)}  ${text(`watch.${kind}`)}, ${sinceWhen(watch, now)}${whose}`;
}

function sinceWhen({ reading }: MeasuredWatch, now: Date): string {
  if (reading === 'failed') return '';
  const { deadline, oldest } = reading;
  if (deadline !== null && deadline > now) return `${ageText(deadline.getTime() - now.getTime(), text)} left, `;
  if (oldest === null) return '';
  return oldest === 'never' ? 'never, ' : `${ageText(now.getTime() - oldest.getTime(), text)}, `;
}
