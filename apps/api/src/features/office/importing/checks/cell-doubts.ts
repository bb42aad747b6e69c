import { isEmail } from '@rochdale/domain/identity/registration/contact';
import { canBeDrawn } from '@rochdale/domain/paper/letters';
import type { FieldValue } from '../csv-fields.ts';
import type { Entity } from '../entities/entity.ts';

/** A cell of a row that is taken, and what is to be said of it. */
interface Doubt {
  readonly name: string;
  readonly says: string;
}

const notDrawn = 'has letters that papers are not drawn with; bills and notices say that it is on file';
const noEmail = 'is not an email address; no email will arrive';

/** What is to be said of an entity's rows, though they are taken. */
export function cellDoubts({
  columns,
  onPaper = [],
  emails = [],
}: Pick<Entity, 'columns' | 'onPaper' | 'emails'>): (values: readonly FieldValue[]) => readonly Doubt[] {
  const order = Object.keys(columns);
  const looks = [
    ...onPaper.map((name) => ({ name, says: notDrawn, place: order.indexOf(name), isGood: canBeDrawn })),
    ...emails.map((name) => ({ name, says: noEmail, place: order.indexOf(name), isGood: isEmail })),
  ];
  return (values) =>
    looks.filter(({ place, isGood }) => {
      const value = values[place];
      return typeof value === 'string' && !isGood(value);
    });
}
