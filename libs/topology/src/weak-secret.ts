/** The password in docker-compose.yml. It is public. */
const ofDevelopment = 'only-for-development';
const placeholders = /change.?me|your.?(key|secret|password)|placeholder|password|0123456789|qwerty/i;

const isRepetition = (secret: string): boolean =>
  Array.from({ length: secret.length >> 1 }, (_, index) => index + 1).some((length) =>
    secret.startsWith(secret.slice(length)),
  );

/** Whether most characters are the one before, or its neighbour: `aaaa`, `abcd`. */
function isSequence(secret: string): boolean {
  const codes = Buffer.from(secret);
  const steps = codes.filter((code, index) => index > 0 && Math.abs(code - codes[index - 1]!) <= 1);
  return steps.length > codes.length / 2;
}

/** Why a secret could be guessed, if it could. It cannot prove that one is random. */
export function weaknessOf(secret: string, shortest: number): string | undefined {
  if (secret === ofDevelopment) return 'is that of development, which is public';
  if (secret.length < shortest) return `must have at least ${shortest} characters`;
  if (new Set(secret).size < shortest / 3) return 'repeats too few characters';
  if (isRepetition(secret)) return 'repeats itself';
  if (isSequence(secret)) return 'is a sequence of neighbouring characters';
  return placeholders.test(secret) ? 'contains a placeholder or a common password' : undefined;
}
