/** How a state is looked at. */
export interface Look {
  readonly width: 390 | 1280;
  readonly scheme: 'light' | 'dark';
  readonly language: 'en' | 'es';
}

export const onPhone: Look = { width: 390, scheme: 'light', language: 'en' };
