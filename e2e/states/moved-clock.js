/** Loaded before a program of the product: its clock is moved by `CLOCK_MOVED_MS`, so that pictures do not age. */
const moved = Number(process.env.CLOCK_MOVED_MS);

globalThis.Date = new Proxy(Date, {
  construct: (real, given, made) => Reflect.construct(real, given.length === 0 ? [real.now() + moved] : given, made),
  get: (real, name) => (name === 'now' ? () => real.now() + moved : Reflect.get(real, name)),
});
