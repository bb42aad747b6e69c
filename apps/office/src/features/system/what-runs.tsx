import { useText } from '@rochdale/ui/text/text.ts';
import { Moment } from '../../parts/moment.tsx';
import type { System } from './system-calls.ts';

/** The release, what it runs on, and how full the database's connections are. */
export function WhatRuns({ system }: { system: System }) {
  const text = useText();
  const { database, usageMonths, workerSeenAt } = system;
  const months = [
    usageMonths.missing.length > 0 && text('system.months.missing', { names: usageMonths.missing.join(', ') }),
    usageMonths.strays > 0 && text('system.months.strays', { count: usageMonths.strays }),
  ].filter(Boolean);
  return (
    <div className="sec__b">
      <dl className="pairs">
        <dt>{text('system.release')}</dt>
        <dd className="num">{system.release}</dd>
        <dt>{text('system.node')}</dt>
        <dd className="num">{system.node}</dd>
        <dt>{text('system.started')}</dt>
        <dd>
          <Moment at={system.startedAt} />
        </dd>
        <dt>{text('system.worker')}</dt>
        <dd>{workerSeenAt === null ? text('office.never') : <Moment at={workerSeenAt} />}</dd>
        <dt>{text('system.database')}</dt>
        <dd>
          {text('system.database.version', { version: database.version })}
          {database.isReplica && <small>{text('system.database.replica')}</small>}
        </dd>
        <dt>{text('system.connections')}</dt>
        <dd className="num">
          {text('system.connections.of', { count: database.connections, most: database.maxConnections })}
        </dd>
        <dt>{text('system.months')}</dt>
        <dd>{months.length === 0 ? text('system.months.well') : months.join(' ')}</dd>
      </dl>
    </div>
  );
}
