import { wantsLook } from '@rochdale/domain/office/system/job-states';
import { formatNumber } from '@rochdale/domain/texts/formats';
import { useText } from '@rochdale/ui/text/text.ts';
import { Mark } from '../../parts/mark.tsx';
import { Moment } from '../../parts/moment.tsx';
import { TableRegion } from '../../parts/table-region.tsx';
import { JobActs } from './job-acts.tsx';
import { type Job, jobStateWords } from './system-calls.ts';

/** Every kind of job, those that want a look first. */
export function JobsTable({ jobs, onDone }: { jobs: readonly Job[]; onDone: (said: string) => void }) {
  const text = useText();
  if (jobs.length === 0)
    return (
      <div className="clear">
        <h3>{text('system.jobs.none')}</h3>
        <p className="muted">{text('system.jobs.none.hint')}</p>
      </div>
    );
  const inOrder = [...jobs].sort((one, other) => Number(wantsLook(other.state)) - Number(wantsLook(one.state)));
  return (
    <TableRegion label={text('system.jobs')}>
      <table className="table t">
        <caption className="vh">{text('system.jobs')}</caption>
        <thead>
          <tr>
            <th>{text('system.jobs.job')}</th>
            <th>{text('system.jobs.state')}</th>
            <th className="x">{text('system.jobs.last')}</th>
            <th className="x m">{text('system.jobs.next')}</th>
            <th className="n x m">{text('system.jobs.waiting')}</th>
            <th className="n x m">{text('system.jobs.failed')}</th>
            <th>
              <span className="vh">{text('system.jobs.acts')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {inOrder.map((job) => {
            const [kind, word] = jobStateWords[job.state];
            return (
              <tr key={job.name}>
                <th scope="row">{job.name}</th>
                <td className="c3">
                  <Mark kind={kind}>{text(word)}</Mark>
                </td>
                <td className="q w x">{job.lastAt === null ? text('office.never') : <Moment at={job.lastAt} />}</td>
                <td className="q w x m">
                  {job.nextAt === null ? text('system.jobs.asked') : <Moment at={job.nextAt} />}
                </td>
                <td className="n x m">{formatNumber(job.waiting + job.again)}</td>
                <td className="n x m">{formatNumber(job.failed)}</td>
                <td className="full">
                  <div className="acts acts--end">
                    <JobActs job={job} onDone={onDone} />
                  </div>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </TableRegion>
  );
}
