import type { LocalDay } from '../../dates.ts';
import type { Schedule } from '../../rates/schedule.ts';

/** A schedule that an account has or may ask for. */
export interface OfferedSchedule {
  readonly code: string;
  /** As it holds today: by it are name and words. */
  readonly today: Schedule;
  /** The first holds from the beginning of time: a year is priced by a schedule that is younger, too. */
  readonly versions: readonly Schedule[];
  /** The account's options, as far as the schedule knows them. */
  readonly options: readonly string[];
  readonly isPresent: boolean;
}

interface AccountOnSchedule {
  readonly code: string;
  readonly options: readonly string[];
  /** Its kind of service. */
  readonly service: string;
}

const beginning: LocalDay = '0001-01-01';

const holdsOn = (versions: readonly Schedule[], day: LocalDay): Schedule | undefined =>
  versions.find(({ validFrom, validTo }) => validFrom <= day && (validTo === undefined || day <= validTo));

/**
 * The schedules that an account may have: its own first, and those that are offered to accounts of its class and kind of
 * service today (rates-13). Empty where its own is none of the folder's, or has ended.
 */
export function offeredSchedules(
  schedules: ReadonlyMap<string, readonly Schedule[]>,
  { code, options, service }: AccountOnSchedule,
  today: LocalDay,
): OfferedSchedule[] {
  const offerOf = (name: string, isPresent: boolean): OfferedSchedule | undefined => {
    const versions = schedules.get(name) ?? [];
    const holding = holdsOn(versions, today);
    if (!holding) return undefined;
    const [first, ...later] = versions;
    return {
      code: name,
      today: holding,
      versions: first ? [{ ...first, validFrom: beginning }, ...later] : [],
      options: options.filter((option) => holding.options.some((one) => one.code === option)),
      isPresent,
    };
  };
  const present = offerOf(code, true);
  if (!present) return [];
  const own = present.today.class;
  const others = [...schedules.keys()].flatMap((name) => {
    const offer = name === code ? undefined : offerOf(name, false);
    if (!offer || own === undefined || !offer.today.offeredTo?.includes(own)) return [];
    return (offer.today.service ?? service) === service ? [offer] : [];
  });
  return [present, ...others];
}
