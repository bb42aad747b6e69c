/** A network of the internet: the first of its addresses, and how many bits all of them share. */
export interface Network {
  readonly family: 4 | 6;
  readonly first: bigint;
  readonly bits: number;
}

const widths = { 4: 32, 6: 128 } as const;
/** Fewer shared bits are half the world. */
const fewestBits = { 4: 8, 6: 16 } as const;

/** Reads a network such as `203.0.113.0/24`, or one address; undefined where it is none. */
export function readNetwork(text: string): Network | undefined {
  const [address = '', length, ...rest] = text.trim().split('/');
  const read = readAddress(address);
  if (read === undefined || rest.length > 0 || !/^(\d{1,3})?$/.test(length ?? '')) return undefined;
  const width = widths[read.family];
  const bits = length === undefined ? width : length === '' ? width + 1 : Number(length);
  if (bits > width) return undefined;
  return { family: read.family, first: headOf(read.value, read.family, bits), bits };
}

/** Whether a network is too wide to keep anybody out. */
export const isTooWide = ({ family, bits }: Network): boolean => bits < fewestBits[family];

/** Whether an address lies in one of some networks; a text that is no network holds nothing. */
export function isInNetworks(networks: readonly string[], address: string): boolean {
  const read = readAddress(address);
  return (
    read !== undefined &&
    networks.some((text) => {
      const network = readNetwork(text);
      return network?.family === read.family && headOf(read.value, read.family, network.bits) === network.first;
    })
  );
}

interface Address {
  readonly family: 4 | 6;
  readonly value: bigint;
}

/** An address with all bits after the first so many set to 0. */
function headOf(value: bigint, family: 4 | 6, bits: number): bigint {
  const rest = BigInt(widths[family] - bits);
  return (value >> rest) << rest;
}

function readAddress(text: string): Address | undefined {
  if (!text.includes(':')) {
    const value = readVersion4(text);
    return value === undefined ? undefined : { family: 4, value };
  }
  const value = readVersion6(text);
  return value === undefined ? undefined : { family: 6, value };
}

function readVersion4(text: string): bigint | undefined {
  const parts = text.split('.');
  if (parts.length !== 4 || !parts.every((part) => /^(0|[1-9]\d{0,2})$/.test(part) && Number(part) < 256))
    return undefined;
  return parts.reduce((value, part) => value * 256n + BigInt(part), 0n);
}

function readVersion6(text: string): bigint | undefined {
  const [head = '', tail, ...rest] = text.split('::');
  if (rest.length > 0) return undefined;
  const before = groupsOf(head);
  const after = tail === undefined ? [] : groupsOf(tail);
  const zeros = 8 - before.length - after.length;
  if (tail === undefined ? zeros !== 0 : zeros < 1) return undefined;
  const all = [...before, ...Array.from({ length: zeros }, () => '0'), ...after];
  if (!all.every((group) => /^[0-9a-f]{1,4}$/i.test(group))) return undefined;
  return all.reduce((value, group) => value * 65_536n + BigInt(`0x${group}`), 0n);
}

const groupsOf = (text: string): string[] => (text === '' ? [] : text.split(':'));
