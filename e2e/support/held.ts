/** Something that waits until it is let go, such as an answer that a journey wants to come late. */
export interface Held {
  readonly untilLetGo: Promise<void>;
  letGo(): void;
}

export function held(): Held {
  let letGo = (): void => undefined;
  const untilLetGo = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  return { untilLetGo, letGo };
}
