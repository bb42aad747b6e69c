import { randomBytes } from 'node:crypto';

/** An object of Stripe as it travels. References to others are their numbers until they are asked for. */
export type StripeObject = { readonly id: string; readonly object: string } & Record<string, unknown>;

/** An answer of Stripe's that is an error. */
export class StripeRefusal extends Error {
  readonly status: number;
  readonly body: Record<string, unknown>;
  constructor(status: number, type: string, details: Record<string, unknown>) {
    super(type);
    this.status = status;
    this.body = { error: { type, message: type, ...details } };
  }
}

/** What one Stripe account holds. */
export interface StripeBooks {
  make(prefix: string, object: string, fields: Record<string, unknown>): StripeObject;
  change(id: string, fields: Record<string, unknown>): StripeObject;
  /** The object; refuses with 404 when there is none of that kind. */
  read(id: unknown, object: string): StripeObject;
  list(object: string): readonly StripeObject[];
  /** The object with what `expand` names in place of its number. */
  expanded(found: StripeObject, paths: readonly string[]): StripeObject;
}

export function stripeBooks(): StripeBooks {
  const all = new Map<string, StripeObject>();
  const books: StripeBooks = {
    make: (prefix, object, fields) => {
      const id = `${prefix}_${randomBytes(12).toString('hex')}`;
      const made = { ...fields, id, object, created: Math.floor(Date.now() / 1000), livemode: false };
      all.set(id, made);
      return made;
    },
    change: (id, fields) => {
      const found = all.get(id);
      if (!found) throw new StripeRefusal(404, 'invalid_request_error', { code: 'resource_missing' });
      const changed = { ...found, ...fields };
      all.set(id, changed);
      return changed;
    },
    read: (id, object) => {
      const found = typeof id === 'string' ? all.get(id) : undefined;
      if (found?.object !== object)
        throw new StripeRefusal(404, 'invalid_request_error', {
          code: 'resource_missing',
          message: `No such ${object}: '${id}'${/live_mode$/.test(String(id)) ? '; a similar object exists in live mode, but a test mode key was used to make this request.' : ''}`,
        });
      return found;
    },
    list: (object) => [...all.values()].filter((one) => one.object === object),
    expanded: (found, paths) => {
      let whole = found;
      for (const path of paths) {
        const [name = '', ...rest] = path.split('.');
        const value = found[name];
        const other = typeof value === 'string' ? all.get(value) : undefined;
        if (other) whole = { ...whole, [name]: books.expanded(other, rest.length > 0 ? [rest.join('.')] : []) };
      }
      return whole;
    },
  };
  return books;
}
