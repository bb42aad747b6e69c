import { ageText } from '@rochdale/domain/office/frame/age-text';
import { type MeasuredWatch, waitingIn, watchTotals } from '@rochdale/domain/office/watches/watch-states';
import { type WatchKind, watchKinds, watchOf } from '@rochdale/domain/office/watches/watches';
import { translatorOf } from '@rochdale/domain/texts/catalogues';
import { measureWatches, type WatchServices } from '../watches/public.ts';
import { type Finding, ok, warn, wrong } from './findings.ts';

const text = translatorOf('en');

/** A hold is said with what it is about, by the checks of the database. */
const saidElsewhere: ReadonlySet<WatchKind> = new Set(['money-held']);

/** Everything that may need a person, of Today's table: what waits is said, what is late or not known is wrong. */
export async function checkWatches(
  services: WatchServices,
  kinds: readonly WatchKind[] = watchKinds,
): Promise<Finding[]> {
  const now = services.clock.now();
  const all = await measureWatches(services, { kinds: kinds.filter((kind) => !saidElsewhere.has(kind)) });
  const { late, failed } = watchTotals(all);
  const found = all.flatMap((watch) => findingOf(watch, now) ?? []);
  if (late + failed > 0) return found;
  return [...found, ok('today', `${all.length - found.length} of ${all.length} watches are clear`)];
}

function findingOf(watch: MeasuredWatch, now: Date): Finding | undefined {
  const { kind, state, reading } = watch;
  if (state === 'clear') return undefined;
  const what = text(`watch.${kind}`);
  const todo = `${text(`watch.${kind}.todo`)} ${watchOf(kind).command}`;
  if (reading === 'failed') return wrong(kind, `${what}: this could not be looked at`, todo);
  const oldest =
    reading.oldest === null
      ? ''
      : reading.oldest === 'never'
        ? ', never'
        : `, ${ageText(now.getTime() - reading.oldest.getTime(), text)}`;
  return (state === 'late' ? wrong : warn)(kind, `${what} (${waitingIn(watch)}${oldest})`, todo);
}
