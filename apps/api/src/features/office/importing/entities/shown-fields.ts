const shown = new WeakSet<object>();
const secrets = new WeakSet<object>();

/** Marks columns of a few words, of amounts, counts and days: what stands in several rows may be shown in reports, and tells of nobody. */
export function showable<Codec extends object>(codec: Codec): Codec {
  shown.add(codec);
  return codec;
}

/** Marks columns of hashes, tokens and numbers of banks: no report shows anything of a value, not even its shape. */
export function secret<Codec extends object>(codec: Codec): Codec {
  secrets.add(codec);
  return codec;
}

export const mayBeShown = (codec: object | undefined): boolean => codec !== undefined && shown.has(codec);
export const isSecret = (codec: object | undefined): boolean => codec !== undefined && secrets.has(codec);
