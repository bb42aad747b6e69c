import { gates } from '@rochdale/domain/gates/gates';
import { hidesPlace } from '@rochdale/domain/office/member-marks/member-marks';
import { officeReportOrigin } from '@rochdale/domain/service/outage/report-form';
import { isReportTaken, reportingMessage } from '@rochdale/domain/service/outage/reporting';
import { sentenceOf } from '@rochdale/domain/texts/catalogues';
import { formatPhone } from '@rochdale/domain/typed-formats';
import { localTimeOf } from '../../../../platform/clock.ts';
import { refusal, violationRefusal } from '../../../../platform/http/refusal.ts';
import type { OfficeHandlers } from '../../../../platform/office/office-call.ts';
import { findReport, outagePhonesOf, outagePlace, problemIn, takeReport } from '../../../service/outage/public.ts';
import { holdMember, isProtected } from '../../member-marks/public.ts';
import { findMember } from '../../members/members-store.ts';
import type { OfficeServices } from '../../staff/office-services.ts';
import { outagesOfMember } from './outages-of-member.ts';

/** What a clerk asks and reports for somebody whose power is out (office-94). */
export function callerOutagesHandlers({ db, clock, site }: OfficeServices) {
  return {
    'caller-outages.list': async ({ caller, params: { memberNumber }, language }) => {
      if (!(await findMember(db, memberNumber))) throw refusal(404, 'members.unknown');
      const own = site(language);
      const gate = gates.outage({ site: own, signedIn: true });
      const isHidden = hidesPlace(await isProtected(db, memberNumber), caller.permissions);
      const phones = isHidden ? [] : ((await outagePhonesOf(db, [memberNumber])).get(memberNumber) ?? []);
      const places = await outagesOfMember(db, own, memberNumber, localTimeOf(clock.now(), own.timeZone));
      return {
        problems: [...own.configuration.outageProblems],
        phones: phones.map(formatPhone),
        accounts: places.map(({ accountNumber, reporting, outage, lastReport }) => {
          const closed = gate.open
            ? isReportTaken(reporting)
              ? undefined
              : reportingMessage(reporting)
            : { code: gate.reason, params: {} };
          return {
            accountNumber,
            closed: closed ? sentenceOf(closed, language) : null,
            outage: outage
              ? {
                  outageNumber: outage.outageNumber,
                  since: outage.startedAt,
                  estimate: outage.estimatedTimeOfRestoration,
                }
              : null,
            lastReport: lastReport
              ? { reportNumber: String(lastReport.reportNumber), reportedAt: lastReport.reportedAtLocal }
              : null,
          };
        }),
      };
    },
    'caller-outages.report': async ({ params: { memberNumber }, body, text, note }) => {
      const own = site();
      const gate = gates.outage({ site: own, signedIn: true });
      if (!gate.open) throw violationRefusal(409, { code: gate.reason, params: {} });
      const { accountNumber, reportId } = body;
      const outageReason = problemIn('en', site, body.outageReason);
      const sent = { ...body, outageReason, outageReportOrigin: officeReportOrigin } as const;
      return db.transaction(async (tx) => {
        if ((await outagePlace(tx, accountNumber))?.memberNumber !== memberNumber)
          throw refusal(404, 'memberMarks.account.unknown');
        // One after the other: the same report sent twice is one entry.
        await holdMember(tx, memberNumber);
        const isKnown = (await findReport(tx, reportId, accountNumber)) !== undefined;
        const receipt = await takeReport(tx, own, { sent, isSignedIn: true, at: clock.now(), text });
        if (!isKnown)
          await note(tx, {
            act: 'outage-reported-for-member',
            subject: { kind: 'member', id: memberNumber },
            facts: { accountNumber, reportNumber: receipt.reportNumber },
          });
        return receipt;
      });
    },
  } satisfies Partial<OfficeHandlers>;
}
