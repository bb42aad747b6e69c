import {
  isThresholdTopic,
  type ThresholdTopic,
  thresholdDefaults,
  thresholdViolation,
  typedThreshold,
} from '@rochdale/domain/communications/notifications/thresholds';
import type { NotificationChannel, NotificationTopic } from '@rochdale/domain/communications/notifications/topics';
import { amountFieldText, centsOf } from '@rochdale/domain/money';
import { useFields } from '@rochdale/ui/form/fields.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Notifications, notificationsKey, resumeTexts, saveNotifications } from './notifications-calls.ts';

type Named = { readonly memberNumber: string; readonly accountNumber: string };

type Chosen = Readonly<Partial<Record<NotificationTopic, readonly NotificationChannel[]>>>;

/** What is chosen for an account as it is edited, and how it is saved. */
export function useChoices(data: Notifications, params: Named, isFirst: boolean) {
  const queries = useQueryClient();
  const [edited, setEdited] = useState<Chosen>({});
  const [appliesToAll, setAppliesToAll] = useState(isFirst);
  const [said, setSaid] = useState<{ readonly text: string; readonly count: number }>();
  const form = useFields(
    {
      paymentDue: (value) => thresholdViolation('paymentDue', value),
      draftComing: (value) => thresholdViolation('draftComing', value),
      highUsage: (value) => thresholdViolation('highUsage', value),
      lowPrepaidBalance: (value) => thresholdViolation('lowPrepaidBalance', value),
      prepaidDays: (value) => thresholdViolation('prepaidDays', value),
    },
    linesOf(data),
  );
  const channelsOf = (topic: NotificationTopic): readonly NotificationChannel[] =>
    edited[topic] ?? data.topics.find((one) => one.topic === topic)?.channels ?? [];
  const say = (message: string): void => setSaid((before) => ({ text: message, count: (before?.count ?? 0) + 1 }));
  const finish = async ({ message }: { message: string }): Promise<void> => {
    await queries.invalidateQueries({ queryKey: [notificationsKey] });
    say(message);
  };
  const save = useMutation({
    mutationFn: (lines: Readonly<Record<ThresholdTopic, string>>) =>
      saveNotifications({
        params,
        body: {
          appliesToAll,
          topics: data.topics.map(({ topic }) => ({
            topic,
            channels: [...channelsOf(topic)],
            threshold: isThresholdTopic(topic) ? (typedThreshold(topic, lines[topic]) ?? null) : null,
          })),
        },
      }),
    onSuccess: async (answer) => {
      await finish(answer);
      setEdited({});
      setAppliesToAll(false);
      form.reset();
    },
  });
  const resume = useMutation({
    mutationFn: ({ contactId, topic }: { contactId: string; topic: NotificationTopic | null }) =>
      resumeTexts({ params: { memberNumber: params.memberNumber, contactId }, body: { topic } }),
    onSuccess: finish,
  });
  const begin = (): void => {
    setSaid(undefined);
    save.reset();
    resume.reset();
  };
  return {
    form,
    said,
    say,
    isSaved: save.isSuccess,
    appliesToAll,
    setAppliesToAll,
    isSaving: save.isPending,
    isResuming: resume.isPending,
    failure: save.error ?? resume.error,
    has: (topic: NotificationTopic, channel: NotificationChannel) => channelsOf(topic).includes(channel),
    choose: (topic: NotificationTopic, channel: NotificationChannel, on: boolean): void => {
      const others = channelsOf(topic).filter((one) => one !== channel);
      setEdited({ ...edited, [topic]: on ? [...others, channel] : others });
    },
    save: form.submit((lines) => {
      begin();
      save.mutate(lines);
    }),
    resume: (contactId: string, topic: NotificationTopic | null): void => {
      begin();
      resume.mutate({ contactId, topic });
    },
  };
}
export type Choices = ReturnType<typeof useChoices>;

/** The lines as their fields hold them: the member's own, else what holds without one. */
function linesOf({ topics }: Notifications): Record<ThresholdTopic, string> {
  const own = (topic: ThresholdTopic) => topics.find((one) => one.topic === topic)?.threshold ?? null;
  const balance = own('lowPrepaidBalance');
  return {
    paymentDue: String(own('paymentDue') ?? thresholdDefaults.paymentDue),
    draftComing: String(own('draftComing') ?? thresholdDefaults.draftComing),
    highUsage: String(own('highUsage') ?? ''),
    prepaidDays: String(own('prepaidDays') ?? thresholdDefaults.prepaidDays),
    lowPrepaidBalance: amountFieldText(balance === null ? thresholdDefaults.lowPrepaidBalance : centsOf(balance)),
  };
}
