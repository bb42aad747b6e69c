/** How every personal token begins: scanners of public code know by it what they have found. */
export const accessTokenPrefix = 'rdl_pat_';

/** The letters of a token's secret part, and how many it has: 40 of 62 are 238 bits. */
export const secretLetters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
export const secretLength = 40;

const checkLength = 6;
const form = new RegExp(`^${accessTokenPrefix}([0-9A-Za-z]{${secretLength}})([0-9A-Za-z]{${checkLength}})$`);

/** The token of a random secret: prefix, secret, and a checksum that tells it from a text that merely looks alike. */
export const accessTokenOf = (secret: string): string => `${accessTokenPrefix}${secret}${checkOf(secret)}`;

/** Whether a text is a personal token as one is made, good or not: nobody asks the database for any other. */
export function isAccessToken(text: string): boolean {
  const [, secret, check] = form.exec(text) ?? [];
  return secret !== undefined && check === checkOf(secret);
}

/** CRC-32 (IEEE 802.3) in letters of the secret, as tokens of other companies have it. */
function checkOf(secret: string): string {
  let crc = 0xffffffff;
  for (const letter of secret) {
    crc ^= letter.charCodeAt(0);
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  let rest = (crc ^ 0xffffffff) >>> 0;
  let check = '';
  for (let place = 0; place < checkLength; place += 1) {
    check = `${secretLetters[rest % secretLetters.length]}${check}`;
    rest = Math.floor(rest / secretLetters.length);
  }
  return check;
}
