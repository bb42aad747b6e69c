import { expect, it } from 'vitest';
import { mustEncryptMail, plainHostOf } from './plain-addresses.ts';

it.each([
  ['https://pay.bluemesa.coop', undefined],
  ['http://pay.bluemesa.coop/x', 'pay.bluemesa.coop'],
  ['http://localhost:3001', undefined],
  ['http://127.0.0.1:9471', undefined],
  ['http://[::1]:9471', undefined],
  ['http://localhost.evil.example', 'localhost.evil.example'],
  ['http://127.0.0.1.evil.example', '127.0.0.1.evil.example'],
  ['postgres://rochdale:secret@127.0.0.1:5432/rochdale', undefined],
  ['postgres://rochdale@/rochdale?host=/var/run/postgresql', undefined],
  ['postgres://rochdale@%2Fvar%2Frun%2Fpostgresql/rochdale', undefined],
  ['postgres://rochdale:secret@db.bluemesa.coop/rochdale', 'db.bluemesa.coop'],
  ['postgres://rochdale:secret@127.0.0.1/rochdale?host=db.bluemesa.coop', 'db.bluemesa.coop'],
  ['postgres://rochdale:secret@db.bluemesa.coop/rochdale?sslmode=prefer', 'db.bluemesa.coop'],
  ['postgres://rochdale:secret@db.bluemesa.coop/rochdale?sslmode=no-verify', 'db.bluemesa.coop'],
  ['postgresql://rochdale:secret@db.bluemesa.coop/rochdale?sslmode=verify-full', undefined],
])('%s reaches another machine in clear: %s', (address, host) => {
  expect(plainHostOf(address)).toBe(host);
});

it('mail to another machine is encrypted, unless its host is named', () => {
  expect(mustEncryptMail('smtp://user:secret@mail.bluemesa.coop:587', [])).toBe(true);
  expect(mustEncryptMail('smtp://user:secret@mail.bluemesa.coop:587', ['mail.bluemesa.coop'])).toBe(false);
  expect(mustEncryptMail('smtp://127.0.0.1:2525', [])).toBe(false);
});
