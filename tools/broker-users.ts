/** Under which variable the broker finds a user's password. */
export const passwordVariable = (user: string): string => `NATS_PASSWORD_${user.toUpperCase()}`;
