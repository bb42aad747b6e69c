import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { markExportTaken, writeExport } from '../../office/exporting/public.ts';
import { helpHarness } from './testing/help-harness.ts';

const refusing = { template: 'not-again', words: '', evenTaken: false };

describe('granted by the file that is taken before the cutoff run', () => {
  let h: Awaited<ReturnType<typeof helpHarness>>;
  beforeAll(async () => {
    h = await helpHarness('file');
  });
  afterAll(() => h.close());
  beforeEach(() => h.clean());
  const exported = async () => {
    const made = await writeExport({ ...h.at.services, timeZone: h.at.services.site().timeZone }, 'payment-help');
    if (!made) throw new Error('there is no file');
    return made;
  };

  it('is granted when the file that has it was taken, not when it was written', async () => {
    await h.ask(await h.offered());
    const { exportNumber, body } = await exported();
    expect(body).toContain(`${h.account},200025,extension,92.00,`);
    await h.settle();
    expect(await h.standing()).toBe('asked');
    await markExportTaken(h.at.database.db, exportNumber, h.clock.now());
    await h.settle();
    expect([await h.standing(), await h.mails()]).toEqual(['granted', ['granted', 'asked']]);
  });

  it('taken after its hour it grants nothing: a person looks', async () => {
    await h.ask(await h.offered());
    const { exportNumber } = await exported();
    await h.query("update payment_help set answer_by = now() - interval '1 minute'");
    await markExportTaken(h.at.database.db, exportNumber, h.clock.now());
    await h.settle();
    expect([await h.standing(), await h.mails()]).toEqual(['asked', ['asked']]);
  });

  it('what is refused in the queue no file takes', async () => {
    await h.ask(await h.offered());
    await h.act('refuse', (await h.get()).help.helpNumber, refusing);
    await expect(exported()).rejects.toThrow('there is no file');
  });
});
