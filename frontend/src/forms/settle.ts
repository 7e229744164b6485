import type { UseMutateFunction } from '@tanstack/react-query';

/**
 * Starts a mutation and resolves when it has succeeded or failed. The mutation reports its failure itself.
 * @param onSuccess called only while the form is still on the screen
 */
export const settle = <Variables, Answer>(
  { mutate }: { mutate: UseMutateFunction<Answer, Error, Variables> },
  variables: Variables,
  onSuccess?: (answer: Answer) => void,
): Promise<void> =>
  new Promise((resolve) => {
    mutate(variables, { onSuccess: (answer) => onSuccess?.(answer), onSettled: () => resolve() });
  });
