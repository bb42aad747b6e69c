/** How a state is looked at. */
export interface Look {
  readonly width: 390 | 768 | 1280;
  readonly scheme: 'light' | 'dark';
  readonly language: 'en' | 'es';
}

export const onPhone: Look = { width: 390, scheme: 'light', language: 'en' };

/** The looks in which something may go wrong that does not on a phone. */
export const everyLook: readonly Look[] = [
  onPhone,
  { width: 768, scheme: 'light', language: 'en' },
  { width: 1280, scheme: 'dark', language: 'en' },
  { width: 390, scheme: 'light', language: 'es' },
];

/** How states are judged: on a phone, and with `LOOKS=all` by every look. */
export const looks = process.env.LOOKS === 'all' ? everyLook : [onPhone];
