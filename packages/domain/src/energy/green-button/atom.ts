import { escaped } from '../../markup-text.ts';

/** When what an entry tells came into the world, and last changed: `2026-11-20T12:00:00Z`. */
export interface EntryTimes {
  readonly published: string;
  readonly updated: string;
}

interface AtomTerms {
  /** A UUID for a name. */
  readonly idOf: (name: string) => string;
  /** The origin of the links; none where a file leads nowhere. */
  readonly origin?: string;
}

/** Writes the Atom around resources of the standard: each piece is XML. */
export function atomWriter({ idOf, origin = '' }: AtomTerms) {
  const link = (rel: string, path: string) => `<link rel="${rel}" href="${escaped(`${origin}${path}`)}"/>\n`;
  return {
    /** A resource that lies at a path, with what it leads to. */
    entry: (path: string, about: string, related: readonly string[], body: string, times: EntryTimes): string =>
      [
        `<entry>\n<id>urn:uuid:${idOf(path)}</id>\n`,
        link('self', path),
        link('up', path.replace(/\/[^/]*$/, '')),
        ...related.map((to) => link('related', to)),
        `<title>${escaped(about)}</title>\n<content>\n${body}</content>\n`,
        `<published>${times.published}</published>\n<updated>${times.updated}</updated>\n</entry>\n`,
      ].join(''),
    /** Where a feed begins; `name` tells it from other feeds. */
    head: (name: string, title: string, updated: string, self: string): string =>
      [
        '<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom">\n',
        `<id>urn:uuid:${idOf(name)}</id>\n<title>${escaped(title)}</title>\n<updated>${updated}</updated>\n`,
        link('self', self),
      ].join(''),
    tail: '</feed>\n',
  };
}
