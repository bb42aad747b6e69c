import { z } from 'zod';

const amount = z.number().nullish();
const tier = z.looseObject({ rate: amount, adj: amount, max: amount, sell: amount, unit: z.string().nullish() });
const structure = z.array(z.array(tier).min(1)).nullish();
const hours = z.array(z.number().int().min(0)).length(24);
const table = z.array(hours).length(12).nullish();

const fields = z.looseObject({
  label: z.string().nullish(),
  name: z.string().min(1),
  utility: z.string().nullish(),
  startdate: amount,
  enddate: amount,
  fixedchargefirstmeter: amount,
  fixedchargeunits: z.string().nullish(),
  mincharge: amount,
  minchargeunits: z.string().nullish(),
  energyratestructure: structure,
  energyweekdayschedule: table,
  energyweekendschedule: table,
  fueladjustmentsmonthly: z.array(z.number().nullable()).length(12).nullish(),
  dgrules: z.string().nullish(),
  flatdemandstructure: structure,
  flatdemandmonths: z.array(z.number().int().min(0)).length(12).nullish(),
  flatdemandunit: z.string().nullish(),
  demandratestructure: structure,
  demandweekdayschedule: table,
  demandweekendschedule: table,
  demandrateunit: z.string().nullish(),
  demandwindow: amount,
  coincidentratestructure: structure,
  coincidentrateschedule: table,
  coincidentrateunit: z.string().nullish(),
  lookbackpercent: amount,
  lookbackrange: z.number().int().nullish(),
  lookbackmonths: z
    .array(z.union([z.boolean(), z.number()]).transform(Boolean))
    .length(12)
    .nullish(),
});

const lowerKeys = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key.toLowerCase(), one]))
    : value;

/** A record of the Utility Rate Database as its API answers it; keys of any case, and fields that are not used stay. */
export const urdbRecord = z.preprocess(lowerKeys, fields);

/** The answer of the API holds records in `items`; a file may as well hold one alone. */
export const urdbFile = z.union([z.looseObject({ items: z.array(urdbRecord).min(1) }), urdbRecord]);

export type UrdbRecord = z.output<typeof urdbRecord>;
