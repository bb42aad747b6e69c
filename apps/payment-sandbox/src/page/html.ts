/** HTML that is safe to send as it is. */
export class Html {
  constructor(readonly text: string) {}
}

/** Builds HTML; every value that is not Html already is escaped. Lists are joined; false, null and undefined are left out. */
export function html(parts: TemplateStringsArray, ...values: readonly unknown[]): Html {
  return new Html(
    parts.reduce((whole, part, index) => whole + part + (index < values.length ? textOf(values[index]) : ''), ''),
  );
}

function textOf(value: unknown): string {
  if (value instanceof Html) return value.text;
  if (Array.isArray(value)) return value.map(textOf).join('');
  if (value === undefined || value === null || value === false) return '';
  return String(value).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
