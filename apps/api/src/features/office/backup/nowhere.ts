import { Writable } from 'node:stream';

/** Takes what is read only to be looked at. */
export const nowhere = (): Writable => new Writable({ write: (_chunk, _encoding, done) => done() });
