import { jobStates } from '@rochdale/domain/office/system/job-states';
import { z } from 'zod';
import { officeOperation, staff } from '../../office-operation.ts';
import { moment } from '../../schemas/moment.ts';
import { nothing } from '../../schemas/staff.ts';

const tag = 'System';
const count = z
  .number()
  .int()
  .nonnegative()
  .meta({ examples: [3] });
const name = z
  .string()
  .regex(/^[a-z][a-z0-9.-]{1,60}$/)
  .meta({ description: 'a kind of job', examples: ['payment-day'] });
const params = z.object({ name });

/** What runs, how it does, and what can be had run at once (office-119 to office-121). */
export const systemOperations = {
  'system.see': officeOperation({
    method: 'GET',
    path: '/v1/system',
    summary: 'The release and what it runs on, when the worker was last there, and how each kind of job does',
    tag,
    access: staff('systems.see'),
    changes: 'nothing',
    audit: [],
    response: z.object({
      at: moment,
      release: z.string().meta({ examples: ['0.2.0'] }),
      node: z.string().meta({ examples: ['20.20.2'] }),
      startedAt: moment.meta({ description: 'since when the process runs that answers' }),
      database: z.object({
        version: z.string().meta({ examples: ['16.3'] }),
        connections: count,
        maxConnections: count,
        isReplica: z.boolean(),
      }),
      usageMonths: z.object({
        missing: z.array(z.string()).meta({ description: 'tables of this month and the next that are not there' }),
        strays: count.meta({ description: 'rows of usage whose month has no table' }),
      }),
      workerSeenAt: moment.nullable().meta({ description: 'null: no worker was ever there' }),
      jobs: z.array(
        z.object({
          name,
          state: z.enum(jobStates).meta({
            description:
              'failed: the last did not end well; late: it should have run by the clock; waiting: nobody took it up',
          }),
          isScheduled: z.boolean().meta({ description: 'it runs by the clock' }),
          lastAt: moment.nullable(),
          nextAt: moment.nullable(),
          waiting: count.meta({ description: 'due, and not taken up' }),
          again: count.meta({ description: 'failed, and tried again later' }),
          failed: count.meta({ description: 'failed, and not tried again' }),
        }),
      ),
    }),
    errors: [],
  }),
  'system.run-job': officeOperation({
    method: 'POST',
    path: '/v1/system/jobs/{name}/run',
    summary: 'Have a job that runs by the clock run at once; asked for twice before it begins it runs once',
    tag,
    access: staff('systems.change'),
    changes: 'something',
    audit: ['job-run'],
    params,
    response: nothing,
    errors: [404],
  }),
  'system.retry-jobs': officeOperation({
    method: 'POST',
    path: '/v1/system/jobs/{name}/retry',
    summary: 'Have jobs that failed and wait for another try tried again at once',
    tag,
    access: staff('systems.change'),
    changes: 'something',
    audit: ['jobs-retried'],
    params,
    response: z.object({ count }),
    errors: [404],
  }),
} as const;
