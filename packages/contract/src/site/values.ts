import { isYes, type YesNo, yesNo } from '@rochdale/domain/yes-no';
import { z } from 'zod';

/** `Y` or `N`, as the specification keys its flags. */
export const flag = z.enum(yesNo).transform(isYes);

/** A flag that may be left out. */
export const flagOr = (value: YesNo) => flag.default(isYes(value));

/** One line of text. */
export const line = z.string().trim().min(1).max(300);

/** A time on the co-op's clock. Without quotes YAML reads some of them as numbers. */
export const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time like "09:30", in quotes');

/** A web address, or a path on the portal. */
export const link = z
  .string()
  .regex(/^(https?:\/\/\S+|\/(?!\/)\S*|#|)$/, 'must be an address (https://…) or a path (/…)');
export const webAddress = z.url({
  protocol: /^https?$/,
  error: 'must be an address that begins with https:// or http://',
});

/** A telephone number as people write it; letters may stand for digits. */
export const telephone = line.refine((text) => /\d.*\d.*\d/.test(text), 'must be a telephone number');

/** A file below the co-op's folder. */
export const file = z.string().regex(/^(?!\/)(?!.*\.\.)[\w./-]+$/, 'must be a file below the co-op’s folder');

/** Decimal dollars, decoded into cents. */
export const money = z
  .number()
  .nonnegative()
  .transform((dollars) => Math.round(dollars * 100));

export const colour = z.string().regex(/^#[0-9a-f]{6}$/i, 'must be a color like "#1c5e45", in quotes');

/** A file that browsers load; only the brand folder is served. */
export const brandFile = file.refine(
  (name) => name.startsWith('brand/'),
  'must lie in brand/, which browsers can reach',
);

/** A stylesheet or script of the co-op's own: a file of the brand folder, or an address that browsers reach by https. */
export const customFile = z.union(
  [brandFile, z.url({ protocol: /^https$/ }).refine((url) => new URL(url).username === '')],
  'must be a file in brand/ or an address that begins with https://',
);

/** A measurement id of Google Analytics, or a tracking id of its older kind. */
export const analyticsCode = z
  .string()
  .regex(/^(G-[A-Z0-9]{4,20}|UA-\d{4,12}-\d{1,4})$/, 'must be a code like G-AB12CD34EF');
