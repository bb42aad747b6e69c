import { firstNames, lastNames, streets } from '../by-chance/names.ts';
import type { CsvValue } from '../csv-writer.ts';
import { seededRandom } from '../random.ts';

/** Where former members lived when they were last heard of. */
const places: readonly [Where, ...Where[]] = [
  { city: 'Alder Crossing', state: 'OR', zip: '97498' },
  { city: 'Ferry Landing', state: 'OR', zip: '97497' },
  { city: 'Sheep Camp', state: 'OR', zip: '97499' },
  { city: 'Larkspur', state: 'WA', zip: '98699' },
  { city: 'Old Depot', state: 'ID', zip: '83899' },
];
interface Where {
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}

const companyTrades = [
  ...['Dairy', 'Orchards', 'Feed & Seed', 'Sawmill', 'Livestock LLC', 'Hardware Co.', 'Irrigation Inc.'],
  ...['Motor Lodge', 'Auto Body', 'Vineyards', 'Grange', 'Trucking', 'Cold Storage'],
] as const;

/** A family of many branches: its name finds more than a page of 25 holds. */
const largeFamily = { lastName: 'Halvorsen', count: 28 };
const firstNumber = 150_000;
/** Of the demo, the family and companies included; other co-ops have one for every twenty members. */
const demoCount = 330;

type Row = Record<string, CsvValue>;

/** Former members and companies with capital credits that nobody has claimed. Chance of its own: other files keep theirs. */
export function unclaimedRows({
  seed,
  members,
  named,
}: {
  readonly seed: number;
  readonly members: number;
  readonly named: boolean;
}): Row[] {
  const random = seededRandom(seed + 77_031);
  const count = named ? demoCount : Math.floor(members / 20);
  return Array.from({ length: count }, (_, index): Row => {
    const where = random.pick(places);
    const street = `${random.int(1, 9800)} ${random.pick(streets)}`;
    const address = random.chance(0.15) ? `PO Box ${random.int(10, 990)}` : street;
    const isFamily = named && index < largeFamily.count;
    const isCompany = !isFamily && index % 6 === 5;
    const lastName = random.pick(lastNames);
    const trade = companyTrades[random.int(0, companyTrades.length - 1)];
    return {
      memberNumber: String(firstNumber + index),
      firstName: isCompany ? '' : random.pick(firstNames),
      lastName: isFamily ? largeFamily.lastName : isCompany ? '' : lastName,
      companyName: isCompany ? `${lastName} ${trade}` : '',
      address,
      ...where,
      isPaidOut: !isFamily && random.chance(0.04),
    };
  });
}
