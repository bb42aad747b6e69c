import { isRoutingNumber } from '../draft-payments/bank-account.ts';

/** A bank's line of the directory. */
export interface DirectoryEntry {
  readonly routingNumber: string;
  readonly name: string;
  /** Where entries for it go now. */
  readonly newRoutingNumber?: string;
}

/** Why a line could not be read. */
export type DirectoryFault = 'length' | 'routingNumber' | 'recordType' | 'newRoutingNumber' | 'name';

export type DirectoryLine =
  | { readonly kind: 'entry'; readonly entry: DirectoryEntry }
  | { readonly kind: 'fault'; readonly fault: DirectoryFault };

/** Characters of a line; the last five are filler, which some editors cut off (FedACH Participant RDFI file). */
const lineLength = 155;
const fillerLength = 5;

/** Record types: a Federal Reserve Bank, a bank that is reached by its own number, one that is reached by its new one. */
const recordTypes = ['0', '1', '2'];
const redirected = '2';

/** Reads one line of the Federal Reserve's FedACH directory, of fixed width. */
export function readDirectoryLine(text: string): DirectoryLine {
  const line = text.replace(/^\uFEFF/, '').replace(/\r?\n?$/, '');
  const fault = (found: DirectoryFault): DirectoryLine => ({ kind: 'fault', fault: found });
  if (line.length > lineLength || line.length < lineLength - fillerLength) return fault('length');
  const routingNumber = line.slice(0, 9);
  const recordType = line.slice(19, 20);
  const newRoutingNumber = line.slice(26, 35);
  const name = line.slice(35, 71).trim();
  if (!isRoutingNumber(routingNumber)) return fault('routingNumber');
  if (!recordTypes.includes(recordType)) return fault('recordType');
  if (recordType === redirected && !isRoutingNumber(newRoutingNumber)) return fault('newRoutingNumber');
  if (name === '') return fault('name');
  const entry = { routingNumber, name, ...(recordType === redirected && { newRoutingNumber }) };
  return { kind: 'entry', entry };
}
