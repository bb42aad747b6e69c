/**
 * UUIDs (version 8) of keyed hashes: a feed says the same ids each time, and nobody finds the account number by trying
 * all of them.
 */
export function feedIds(keyedHash: (name: string) => Buffer): (name: string) => string {
  return (name) => {
    const bytes = Buffer.from(keyedHash(name).subarray(0, 16));
    bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
    bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
    return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  };
}
