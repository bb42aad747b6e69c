/** How a hand-over token begins: what scanners of code know it by, and this portal tells it from an access token by. */
export const handOverPrefix = 'rdl_ho_';
/** For how long it counts. */
export const handOverSeconds = 60;

/** Whether a text is a hand-over token by its form. */
export const isHandOverToken = (text: string): boolean => new RegExp(`^${handOverPrefix}[\\w-]{43}$`).test(text);
