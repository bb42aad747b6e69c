/** What is made of a text that has a form, by what the form's groups hold ('' where one holds nothing); undefined: it has another. */
export function byForm<T>(form: RegExp, text: string, made: (...groups: string[]) => T): T | undefined {
  const found = form.exec(text);
  return found ? made(...found.slice(1).map((group) => group ?? '')) : undefined;
}
