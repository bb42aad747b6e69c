import type { FieldValue } from '../csv-fields.ts';
import type { Entity } from '../entities/entity.ts';
import { decodedRows } from '../reading/decode-rows.ts';
import { problemAt, type Report } from './check-references.ts';
import type { CheckedFile } from './checked-file.ts';
import { KeysSeen } from './keys-seen.ts';

/** Looks for keys that stand in a file more than once. */
export interface RepeatedKeys {
  /** Looks at the next row of the file. */
  look(values: readonly FieldValue[]): void;
  /** Reports each later row of a key. Where any was found the file is read once more, for the rows that are meant. */
  report(file: CheckedFile, report: Report): Promise<void>;
}

/** Of an entity's key, where it must not repeat, and of its further column that no two rows share. */
export function repeatedKeys(entity: Entity): RepeatedKeys {
  const places = Object.keys(entity.columns);
  const keys = [...(entity.repeats ? [] : [entity.key]), ...(entity.unique === undefined ? [] : [[entity.unique]])];
  const watched = keys.map((columns) => ({
    columns: columns.join(', '),
    keyOf: (values: readonly FieldValue[]) => columns.map((name) => values[places.indexOf(name)] ?? '').join('\u0000'),
    seen: new KeysSeen(),
    suspects: new Set<string>(),
  }));
  return {
    look: (values) => {
      for (const { keyOf, seen, suspects } of watched) {
        const key = keyOf(values);
        // Of what is not said there may be any number.
        if (key !== '' && seen.add(key)) suspects.add(key);
      }
    },
    report: async (file, report) => {
      if (watched.every(({ suspects }) => suspects.size === 0)) return;
      const met = watched.map(() => new Set<string>());
      for await (const { line, values } of decodedRows(entity, file.path, () => undefined))
        for (const [place, { columns, keyOf, suspects }] of watched.entries()) {
          const key = keyOf(values);
          if (!suspects.has(key)) continue;
          if (met[place]?.has(key)) report(problemAt(file, line, columns, 'stands in the file twice'), false);
          met[place]?.add(key);
        }
    },
  };
}
