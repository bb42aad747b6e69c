/** What other systems call a thing, and what we do. */
const synonyms: Readonly<Record<string, string>> = {
  acct: 'account',
  acc: 'account',
  act: 'account',
  addr: 'street',
  address: 'street',
  addr1: 'street',
  amt: 'amount',
  amnt: 'amount',
  bal: 'balance',
  bill: 'bill',
  billing: 'bill',
  cell: 'phone',
  cd: 'code',
  cust: 'member',
  customer: 'member',
  consumer: 'member',
  subscriber: 'member',
  cons: 'member',
  mbr: 'member',
  mbrsep: 'member',
  dt: 'date',
  on: 'date',
  day: 'date',
  desc: 'description',
  dep: 'deposit',
  eml: 'email',
  mail: 'email',
  fname: 'first',
  first: 'first',
  lname: 'last',
  surname: 'last',
  mname: 'middle',
  mi: 'middle',
  install: 'installed',
  set: 'installed',
  inv: 'bill',
  invoice: 'bill',
  loc: 'location',
  location: 'location',
  premise: 'location',
  mtr: 'meter',
  nbr: 'number',
  no: 'number',
  num: 'number',
  id: 'number',
  pd: 'past',
  past: 'past',
  pay: 'payment',
  pmt: 'payment',
  pymt: 'payment',
  ph: 'phone',
  tel: 'phone',
  telephone: 'phone',
  mobile: 'phone',
  postal: 'zip',
  zipcode: 'zip',
  qty: 'quantity',
  rdg: 'reading',
  read: 'reading',
  st: 'state',
  stat: 'status',
  state: 'state',
  svc: 'service',
  serv: 'service',
  srv: 'service',
  town: 'city',
  type: 'type',
  typ: 'type',
  usg: 'usage',
  kwh: 'usage',
  xfmr: 'transformer',
  cutoff: 'cutoff',
  disc: 'disconnect',
  due: 'due',
  trans: 'transaction',
};
/** Words of our own names, by which a name without gaps is taken apart as well. */
const own = [
  'account',
  'member',
  'number',
  'name',
  'balance',
  'amount',
  'date',
  'due',
  'past',
  'status',
  'service',
  'street',
  'city',
  'state',
  'zip',
  'location',
  'meter',
  'type',
  'phone',
  'email',
  'deposit',
  'payment',
  'method',
  'bill',
  'billed',
  'usage',
  'unit',
  'day',
  'reading',
  'first',
  'middle',
  'last',
  'holder',
  'interest',
  'refund',
  'ending',
  'installed',
  'extension',
  'login',
  'primary',
  'cutoff',
  'feeder',
  'substation',
  'description',
  'start',
  'end',
];
const words = new Set([...Object.keys(synonyms), ...own]);
/** What weighs little when it is missing: most names of columns leave it out. */
const weak = new Set(['holder', 'is', 'derived', 'billed', 'service', 'date', 'type', 'number', 'code']);
const weakWeight = 0.3;
/** What tells columns apart: a name that has one of these is none that has it not. */
const telling = new Set([
  'first',
  'middle',
  'last',
  'spouse',
  'past',
  'paperless',
  'primary',
  'prepaid',
  'ending',
  'next',
  'refund',
  'interest',
]);
/** How alike names are of which ours only adds what theirs leave out: `ACCT` for accountNumber. */
const leftOut = 0.6;

/** The words of a name, as we would say them: `CUSTNO`, `cust_no` and `CustomerNumber` are all member, number. */
export function wordsOf(name: string): readonly string[] {
  const parts = name
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/e-mail/i, 'email')
    .replace(/[#№]/g, ' number ')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
  return [
    ...new Set(
      parts.flatMap(segments).map((word) => (Object.hasOwn(synonyms, word) ? (synonyms[word] ?? word) : word)),
    ),
  ];
}

/** How alike the names of a column of ours and of theirs are, 0 to 1. `file` is what our file is about, which theirs may leave out. */
export function likeness(ours: string, theirs: string, file: string): number {
  const [wanted, given] = [wordsOf(ours), wordsOf(theirs)];
  const about = new Set(wordsOf(file.replace(/s?\.csv$/, '')));
  const weightOf = (word: string): number => (weak.has(word) || about.has(word) ? weakWeight : 1);
  const sum = (list: readonly string[]): number => list.reduce((total, word) => total + weightOf(word), 0);
  const isOther = (some: readonly string[], others: readonly string[]): boolean =>
    some.some((word) => telling.has(word) && !others.includes(word));
  if (isOther(wanted, given) || isOther(given, wanted)) return 0;
  const met = sum(wanted.filter((word) => given.includes(word)));
  const all = sum([...new Set([...wanted, ...given])]);
  const isLeftOut =
    given.length > 0 &&
    given.every((word) => wanted.includes(word)) &&
    wanted.every((word) => given.includes(word) || weak.has(word) || about.has(word));
  return all === 0 ? 0 : Math.max(met / all, isLeftOut ? leftOut : 0);
}

/** A word taken apart into known ones; itself where that can't be done. */
function segments(word: string): readonly string[] {
  if (words.has(word)) return [word];
  /** The longest known word first, and of its rest the same. */
  const from = (start: number): readonly string[] | undefined => {
    if (start === word.length) return [];
    for (let end = word.length; end > start; end -= 1) {
      const part = word.slice(start, end);
      const rest = words.has(part) ? from(end) : undefined;
      if (rest) return [part, ...rest];
    }
    return undefined;
  };
  return word.length > 30 ? [word] : (from(0) ?? [word]);
}
